import { choiceList } from '../helpers/choice-list.ts';
import type { TypeView } from '../registry.ts';

export const singleSelectView: TypeView<'single_select'> = { input: choiceList, movesOn: true };
