/** Where a picture is used, which decides how large it is stored. */
export const PICTURE_PURPOSES = ['logo', 'question', 'option'] as const;

export type PicturePurpose = (typeof PICTURE_PURPOSES)[number];

/** The box in pixels that a stored picture fits into: twice or three times what the card shows. */
export const PICTURE_BOXES: Readonly<
  Record<PicturePurpose, { readonly width: number; readonly height: number }>
> = {
  logo: { width: 640, height: 240 },
  question: { width: 1_280, height: 1_280 },
  option: { width: 640, height: 640 },
};

export const ALT_LENGTH = 250;

/** Of an upload, before the server makes it smaller. */
export const LARGEST_UPLOAD_BYTES = 12_000_000;

/** Why a shopper's page or a browser may not draw a picture of this type. */
export const UNREADABLE_PICTURE =
  'This is no picture that we can read. Please choose a JPEG, PNG, WebP, GIF or AVIF file.';
export const HEIC_PICTURE =
  'This photo is in the HEIC format, which most browsers cannot show. Please save it as JPEG and choose that file.';

export const IMAGES_PATH = '/images';

const ADDRESS = /^\/images\/([0-9a-f]{32})([A-Za-z0-9][\w-]{0,63})\.webp$/;

export interface ImageKey {
  readonly storeId: string;
  readonly imageId: string;
}

/** The address names the store too, so that a shopper's request finds the picture by its key. */
export function addressOfImage({ storeId, imageId }: ImageKey): string {
  return `${IMAGES_PATH}/${imageId}${storeId}.webp`;
}

/** The key in an address; null for any other text. */
export function imageAt(address: string): ImageKey | null {
  const [, imageId, storeId] = ADDRESS.exec(address) ?? [];
  return imageId === undefined || storeId === undefined ? null : { imageId, storeId };
}
