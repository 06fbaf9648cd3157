import { choiceList } from '../helpers/choice-list.ts';
import type { TypeView } from '../input.ts';

export const singleSelectView: TypeView<'single_select'> = { input: choiceList, movesOn: true };
