import { OptionList } from '../../card/option-list.tsx';
import { choiceTexts } from '../helpers/choice-texts.ts';
import { LINES } from '../helpers/sketch-lines.ts';
import { MultiSelectSettings } from './settings.tsx';
import type { BuilderType } from '../builder-type.ts';

export const multiSelectType: BuilderType<'multi_select'> = {
  isMore: false,
  use: 'Several answers from a list',
  sketch: <Boxes />,
  Words: OptionList,
  Settings: MultiSelectSettings,
  translatable: choiceTexts,
};

function Boxes() {
  return LINES.map((y, at) => (
    <g key={y}>
      <rect x="4" y={y - 4} width="8" height="8" rx="2" />
      {at !== 1 && <path d={`m6 ${y} 1.6 1.8L10.5 ${y - 2}`} strokeWidth="1.5" />}
      <path d={`M18 ${y}h${38 - at * 8}`} strokeWidth="3" strokeLinecap="round" opacity=".5" />
    </g>
  ));
}
