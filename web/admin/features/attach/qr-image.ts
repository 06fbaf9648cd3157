import encodeQR from 'qr';

/** Empty modules around the code; scanners need them to find its edge. */
const MARGIN = 4;
const PNG_PIXELS = 1_024;

/** A QR code: true is a dark module. About 15 % of it may be damaged. */
export function qrModules(text: string): readonly (readonly boolean[])[] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
}

/** Draws the code as one black path on white. */
export function qrSvg(text: string): string {
  const modules = qrModules(text);
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  const size = modules.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** Draws the code as PNG with a whole number of pixels per module. */
export function qrPng(text: string): Promise<Blob> {
  const modules = qrModules(text);
  const scale = Math.max(1, Math.floor(PNG_PIXELS / modules.length));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = modules.length * scale;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser draws no pictures.'));
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser draws no pictures.'))),
      'image/png',
    );
  });
}
