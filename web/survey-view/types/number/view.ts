import type { TypeView } from '../input.ts';
import { numberInput } from './input.ts';
import { numberHints } from './typed-number.ts';

export const numberView: TypeView<'number'> = { input: numberInput, hints: numberHints };
