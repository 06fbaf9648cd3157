import type { BuilderType } from '../builder-type.ts';
import { NumberSettings } from './settings.tsx';
import { NumberWords } from './words.tsx';

export const numberType: BuilderType<'number'> = {
  isMore: true,
  use: 'A quantity, with a unit and bounds',
  sketch: (
    <g>
      <rect x="3" y="8" width="42" height="24" rx="4" />
      <text x="10" y="25" fontSize="14" fill="currentColor" stroke="none">
        42
      </text>
      <path d="M51 20h10" strokeWidth="3" strokeLinecap="round" opacity=".5" />
    </g>
  ),
  Words: NumberWords,
  Settings: NumberSettings,
  translatable: ({ unit }) => [{ key: 'unit', label: 'Unit', original: unit }],
};
