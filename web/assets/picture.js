// A drawing that the server makes becomes a picture that any phone can show, keep and pass on.

import { toast } from './wire.js';

// Long enough for any browser to have taken it.
const KEPT_FOR = 30_000;

async function paint(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
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

async function keep(link) {
  link.setAttribute('aria-busy', 'true');
  try {
    const file = new File([await paint(link.href)], link.dataset.picture, { type: 'image/png' });
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
