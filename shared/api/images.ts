import * as z from 'zod/mini';
import { LARGEST_UPLOAD_BYTES, PICTURE_PURPOSES } from '../survey/picture.ts';
import { DEFAULT_BODY_BYTES, endpoint } from './endpoint.ts';
import { pictureSchema } from '../survey/picture-schema.ts';
import { storeDetails } from './store.ts';

/** Base64 writes three bytes as four characters. */
const LARGEST_CONTENT = Math.ceil(LARGEST_UPLOAD_BYTES / 3) * 4;

const { alt: _, ...stored } = pictureSchema.shape;

export const uploadImage = endpoint('POST /images', {
  name: 'uploadImage',
  summary:
    'Store a picture (JPEG, PNG, WebP, GIF, AVIF). It is drawn anew in the size of its purpose, as WebP and without what the file says about place and camera. Idempotent: the same picture has the same address. A picture that no survey, template or logo uses is deleted after a week.',
  rate: 'heavy',
  bodyBytes: LARGEST_CONTENT + DEFAULT_BODY_BYTES,
  input: z.object({
    purpose: z.enum(PICTURE_PURPOSES),
    /** The file in base64. */
    content: z
      .string()
      .check(
        z.minLength(1),
        z.maxLength(LARGEST_CONTENT),
        z.refine(isBase64, 'The file is written in base64.'),
      ),
  }),
  output: z.object(stored),
});

export const saveLogo = endpoint('PUT /images/logo', {
  name: 'saveLogo',
  summary: 'Save the logo that surveys show in place of the store’s name. Null removes it, on every plan.',
  input: z.object({ logo: z.nullable(pictureSchema) }),
  output: storeDetails,
});

const ALPHABET = /^[A-Za-z0-9+/]$/;

const isDigit = Array.from({ length: 128 }, (_, code) => ALPHABET.test(String.fromCharCode(code)));

/**
 * Whether a text is written in base64: its characters, and at most two `=` at the end. It looks at one character
 * at a time, because a regular expression over many megabytes once exceeded the stack.
 */
export function isBase64(text: string): boolean {
  let end = text.length;
  while (end > text.length - 2 && text[end - 1] === '=') end -= 1;
  for (let at = 0; at < end; at += 1) if (!isDigit[text.charCodeAt(at)]) return false;
  return end > 0;
}
