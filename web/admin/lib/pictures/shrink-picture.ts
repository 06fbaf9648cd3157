import { PICTURE_BOXES, type PicturePurpose } from '#shared/survey/picture.ts';

const QUALITY = 0.92;
/** A smaller file that fits its box is sent as it is. */
const SMALL_BYTES = 1_000_000;
const READABLE = /^image\/(?:jpeg|png|webp|gif|avif)$/;

/**
 * The picture in the size that is stored, drawn by the browser, so that a photo of ten megabytes need not travel.
 * Returns the file itself if the browser cannot draw it: the server then says why.
 */
export async function shrinkPicture(file: Blob, purpose: PicturePurpose): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return file;
  const { width, height } = bitmap;
  const box = PICTURE_BOXES[purpose];
  const scale = Math.min(1, box.width / width, box.height / height);
  if (scale === 1 && file.size < SMALL_BYTES && READABLE.test(file.type)) return file;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  // Photos have no transparent parts. A browser that cannot write WebP writes PNG.
  const type = /jpe?g|hei[cf]/.test(file.type) ? 'image/jpeg' : 'image/webp';
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, QUALITY);
  });
  return drawn ?? file;
}
