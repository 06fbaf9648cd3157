import type { BuilderType } from '../builder-type.ts';

export const dateType: BuilderType<'date'> = {
  isMore: false,
  use: 'A day in the calendar',
  sketch: (
    <g>
      <rect x="14" y="5" width="36" height="31" rx="4" />
      <path d="M14 13h36M22 2v5M42 2v5" />
      <path d="M21 20h3m6 0h3m6 0h3M21 28h3m6 0h3" strokeWidth="3" strokeLinecap="round" opacity=".5" />
    </g>
  ),
  Words: null,
  Settings: null,
  translatable: () => [],
};
