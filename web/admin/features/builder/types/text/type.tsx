import { TextWords } from './words.tsx';
import type { BuilderType } from '../builder-type.ts';

export const textType: BuilderType<'text'> = {
  isMore: false,
  use: 'An answer in their own words',
  sketch: (
    <g>
      <rect x="3" y="4" width="58" height="32" rx="4" />
      <path d="M10 13h38M10 20h28" strokeWidth="3" strokeLinecap="round" opacity=".5" />
    </g>
  ),
  Words: TextWords,
  Settings: null,
  translatable: ({ placeholder }) => [{ key: 'placeholder', label: 'Placeholder', original: placeholder }],
};
