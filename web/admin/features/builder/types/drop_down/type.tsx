import { OptionList } from '../../card/option-list.tsx';
import { ChoiceSettings } from '../helpers/choice-settings.tsx';
import { choiceTexts } from '../helpers/choice-texts.ts';
import type { BuilderType } from '../builder-type.ts';

export const dropDownType: BuilderType<'drop_down'> = {
  isMore: false,
  use: 'One answer from a long list',
  sketch: (
    <g>
      <rect x="3" y="10" width="58" height="20" rx="4" />
      <path d="M10 20h26" strokeWidth="3" strokeLinecap="round" opacity=".5" />
      <path d="m48 18 3.5 4 3.5-4" strokeWidth="1.5" />
    </g>
  ),
  Words: ({ question }) => <OptionList question={question} hasPictures={false} />,
  Settings: ChoiceSettings,
  translatable: choiceTexts,
};
