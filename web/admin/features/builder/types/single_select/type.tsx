import { OptionList } from '../../card/option-list.tsx';
import { ChoiceSettings } from '../helpers/choice-settings.tsx';
import { choiceTexts } from '../helpers/choice-texts.ts';
import { LINES } from '../helpers/sketch-lines.ts';
import type { BuilderType } from '../builder-type.ts';

export const singleSelectType: BuilderType<'single_select'> = {
  isMore: false,
  use: 'One answer from a list',
  sketch: <Circles />,
  Words: OptionList,
  Settings: ChoiceSettings,
  translatable: choiceTexts,
};

function Circles() {
  return LINES.map((y, at) => (
    <g key={y}>
      <circle cx="8" cy={y} r="4" />
      {at === 0 && <circle cx="8" cy={y} r="2" fill="currentColor" />}
      <path d={`M18 ${y}h${38 - at * 8}`} strokeWidth="3" strokeLinecap="round" opacity=".5" />
    </g>
  ));
}
