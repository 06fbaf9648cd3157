import { dropDown } from './input.ts';
import type { TypeView } from '../input.ts';

export const dropDownView: TypeView<'drop_down'> = { input: dropDown };
