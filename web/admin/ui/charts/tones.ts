/**
 * Blue and dark yellow are distinguishable with every kind of colour blindness. The grey between them never carries
 * meaning alone, since every part is labelled.
 */
export const TONES = {
  main: 'var(--p-color-bg-fill-emphasis)',
  good: 'var(--p-color-bg-fill-emphasis)',
  middle: 'var(--p-color-icon-secondary)',
  bad: 'var(--p-color-icon-warning)',
  text: 'var(--p-color-text)',
  quiet: 'var(--p-color-text-secondary)',
  grid: 'var(--p-color-border)',
  track: 'var(--p-color-bg-fill-secondary)',
} as const;

export type Tone = 'main' | 'good' | 'middle' | 'bad';

export const FONT_SIZE = 13;
export const SMALL_FONT = 12;
