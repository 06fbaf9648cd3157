import { choiceList } from '../helpers/choice-list.ts';
import type { TypeView } from '../input.ts';
import { selectionHints } from './hints.ts';

export const multiSelectView: TypeView<'multi_select'> = { input: choiceList, hints: selectionHints };
