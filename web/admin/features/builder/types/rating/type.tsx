import { EndWords } from '../../card/end-words.tsx';
import { endTexts } from '../helpers/end-texts.ts';
import { RatingSettings } from './settings.tsx';
import type { BuilderType } from '../builder-type.ts';

export const ratingType: BuilderType<'rating'> = {
  isMore: false,
  use: 'Stars or numbers',
  sketch: [8, 20, 32, 44, 56].map((x, at) => (
    <path
      key={x}
      transform={`translate(${x} 20)`}
      d="m0-5.5 1.7 3.4 3.8.5-2.8 2.7.7 3.7L0 3 -3.4 4.8l.7-3.7-2.8-2.7 3.8-.5z"
      fill={at < 4 ? 'currentColor' : 'none'}
    />
  )),
  Words: EndWords,
  Settings: RatingSettings,
  translatable: endTexts,
};
