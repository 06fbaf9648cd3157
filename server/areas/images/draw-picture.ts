import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { AppError } from '#shared/errors.ts';
import {
  HEIC_PICTURE,
  PICTURE_BOXES,
  UNREADABLE_PICTURE,
  type PicturePurpose,
} from '#shared/survey/picture.ts';
import { loadSharp } from './load-sharp.ts';

/** A picture as it is stored. */
export interface DrawnPicture {
  readonly content: Buffer;
  readonly contentHash: string;
  readonly width: number;
  readonly height: number;
}

/** The photos of today's phones have 50 million pixels. Decoding one takes at most 200 MB. */
const LARGEST_PIXELS = 52_000_000;
const LARGEST_SIDE = 16_000;

const TIMEOUT_SECONDS = 10;

const QUALITY = 82;
/** A noisy photo is stored in a lower quality. */
const LOW_QUALITY = 60;
const LARGE_FILE_BYTES = 400_000;

/**
 * Draws an upload anew: as WebP, upright, no larger than its purpose needs, the first frame of an animation. Nothing of
 * the file but its pixels is kept. Throws if it is no picture.
 */
export async function drawPicture(file: Buffer, purpose: PicturePurpose): Promise<DrawnPicture> {
  const format = sniffFormat(file);
  if (format === 'heic') throw new AppError('UNSUPPORTED_MEDIA_TYPE', HEIC_PICTURE);
  if (format === null) throw unreadable();
  const sharp = await loadSharp();
  const source = sharp(file, { limitInputPixels: false, failOn: 'error', animated: false });
  await refuseHuge(source);
  const small = await draw(source, purpose);
  const encode = (quality: number) =>
    sharp(small.data, { raw: small.info }).webp({ quality, effort: 4 }).toBuffer();
  const drawn = await encode(QUALITY);
  const content = drawn.length > LARGE_FILE_BYTES ? await encode(LOW_QUALITY) : drawn;
  const contentHash = createHash('sha256').update(content).digest('hex');
  return { content, contentHash, width: small.info.width, height: small.info.height };
}

/** Read from the header, before any pixel is decoded. */
async function refuseHuge(source: Sharp): Promise<void> {
  const { width, height } = await source.metadata().catch((cause: unknown) => {
    throw unreadable(cause);
  });
  if (width <= LARGEST_SIDE && height <= LARGEST_SIDE && width * height <= LARGEST_PIXELS) return;
  throw new AppError(
    'TOO_LARGE',
    `This picture measures ${width} × ${height} pixels, which is more than we can draw. Please make it smaller first.`,
  );
}

/** The pixels in the size of their purpose, so that a photo is decoded once. */
async function draw(source: Sharp, purpose: PicturePurpose) {
  try {
    return await source
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ ...PICTURE_BOXES[purpose], fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw unreadable(cause);
  }
}

const unreadable = (cause?: unknown) => new AppError('UNSUPPORTED_MEDIA_TYPE', UNREADABLE_PICTURE, { cause });

/** The formats that a picture may arrive in, by the names that sharp gives them. */
type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** The format by the file's first bytes; a file's name and type say nothing. Null for everything else. */
function sniffFormat(file: Buffer): PictureFormat | 'heic' | null {
  const start = file.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  return start.slice(4, 8) === 'ftyp' ? sniffBrand(start.slice(8)) : null;
}

function sniffBrand(brand: string): 'avif' | 'heic' | null {
  if (brand === 'avif' || brand === 'avis') return 'avif';
  return HEIC_BRANDS.includes(brand) ? 'heic' : null;
}
