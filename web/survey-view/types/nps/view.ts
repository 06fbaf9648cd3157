import { scale } from '../helpers/scale.ts';
import type { TypeView } from '../registry.ts';

export const npsView: TypeView<'nps'> = { input: scale, movesOn: true };
