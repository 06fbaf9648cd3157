import * as z from 'zod/mini';
import { ALT_LENGTH, imageAt, type Picture, PICTURE_BOXES } from '../survey/picture.ts';
import { isStorable } from '../survey/plain-text.ts';
import { whole } from './building-blocks.ts';

const LARGEST_SIDE = Math.max(...Object.values(PICTURE_BOXES).map(({ width }) => width));

const ADDRESS_LENGTH = 120;

const address = z.string().check(
  z.maxLength(ADDRESS_LENGTH),
  z.refine((text) => imageAt(text) !== null, 'This is no address of a picture here.'),
);

const size = whole(1, LARGEST_SIDE);

export const pictureSchema = z.strictObject({
  address,
  alt: z
    .string()
    .check(
      z.maxLength(ALT_LENGTH),
      z.refine(isStorable, 'This text holds characters that cannot be stored.'),
    ),
  width: size,
  height: size,
}) satisfies z.ZodMiniType<Picture>;
