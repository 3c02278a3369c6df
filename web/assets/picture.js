// A drawing that the server makes becomes a picture that any phone can show, keep and pass on. Where a
// browser cannot do that, the drawing itself is kept.

import { toast } from './wire.js';

// Long enough for any browser to have taken it.
const KEPT_FOR = 30_000;

async function load(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

async function paint(image) {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext('2d').drawImage(image, 0, 0);
  const blob = await new Promise((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('no picture');
  return blob;
}

function download(file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_FOR);
}

// None where a browser has no canvas, or gives out nothing of it.
async function asFile(image, name) {
  try {
    return new File([await paint(image)], name, { type: 'image/png' });
  } catch {
    return null;
  }
}

function keepDrawing({ href, dataset }) {
  const link = document.createElement('a');
  link.href = href;
  link.download = dataset.picture.replace(/png$/, 'svg');
  link.click();
}

async function keep(link) {
  link.setAttribute('aria-busy', 'true');
  try {
    const file = await asFile(await load(link.href), link.dataset.picture);
    if (!file) return keepDrawing(link);
    // On a phone a picture goes where its owner wants it; on a desk it goes where files go.
    const passed = matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] });
    if (passed) await navigator.share({ files: [file] });
    else download(file);
  } catch (error) {
    // To close the share sheet is no fault.
    if (error.name !== 'AbortError') toast();
  } finally {
    link.removeAttribute('aria-busy');
  }
}

export function start() {
  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('[data-picture]');
    if (!link) return;
    event.preventDefault();
    if (!link.hasAttribute('aria-busy')) keep(link);
  });
}
