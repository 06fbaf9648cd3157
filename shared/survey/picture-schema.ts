import * as z from 'zod/mini';
import type { DeepReadonly } from '../deep-readonly.ts';
import { ALT_LENGTH, imageAt, PICTURE_BOXES } from './picture.ts';
import { merchantText, whole } from './schema.ts';

const LARGEST_SIDE = Math.max(...Object.values(PICTURE_BOXES).map(({ width }) => width));

const ADDRESS_LENGTH = 120;

const size = whole(1, LARGEST_SIDE);

/** A picture in a question or an option, or the store's logo. */
export const pictureSchema = z.strictObject({
  /** The path below the app's origin, as the server gave it. */
  address: z.string().check(
    z.maxLength(ADDRESS_LENGTH),
    z.refine((text) => imageAt(text) !== null, 'This is no address of a picture here.'),
  ),
  /** What the picture shows, for people who can't see it. Empty if the words beside it say so already. */
  alt: merchantText(ALT_LENGTH),
  /** In pixels, so that a page reserves the room before the picture has loaded. */
  width: size,
  height: size,
});

export type Picture = DeepReadonly<z.output<typeof pictureSchema>>;

/**
 * The pictures that a page shows. Kept apart from the definition, which never changes, because a plan may end. A page
 * without this loads no code for pictures.
 */
export interface ShownPictures {
  /** Where the addresses begin. */
  readonly origin: string;
  readonly logo: Picture | null;
  /** Whether questions and options show theirs. */
  readonly inQuestions: boolean;
}
