import { EndWords } from '../../card/end-words.tsx';
import { endTexts } from '../helpers/end-texts.ts';
import type { BuilderType } from '../builder-type.ts';

export const npsType: BuilderType<'nps'> = {
  isMore: false,
  use: 'Would they recommend you, 0 to 10',
  sketch: (
    <g>
      {[0, 1, 2, 3, 4].map((at) => (
        <rect
          key={at}
          x={3 + at * 12}
          y="13"
          width="10"
          height="14"
          rx="2"
          fill={at === 4 ? 'currentColor' : 'none'}
        />
      ))}
    </g>
  ),
  Words: EndWords,
  Settings: null,
  translatable: endTexts,
};
