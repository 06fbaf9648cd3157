import { scale } from '../helpers/scale.ts';
import type { TypeView } from '../input.ts';

export const npsView: TypeView<'nps'> = { input: scale, movesOn: true };
