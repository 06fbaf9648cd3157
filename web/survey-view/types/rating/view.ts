import { scale } from '../helpers/scale.ts';
import type { TypeView } from '../input.ts';

export const ratingView: TypeView<'rating'> = { input: scale, movesOn: true };
