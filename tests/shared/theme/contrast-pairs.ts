/** The colours of a palette that are drawn on each other, and their least contrast by WCAG 2.2 AA. */
export const CONTRAST_PAIRS = [
  ['text', 'background', 4.5],
  ['text', 'soft', 4.5],
  ['text', 'tint', 4.5],
  ['muted', 'background', 4.5],
  ['muted', 'soft', 4.5],
  ['error', 'background', 4.5],
  ['onAccent', 'accent', 4.5],
  ['accentWords', 'background', 4.5],
  ['accent', 'background', 3],
  ['mark', 'tint', 3],
  ['line', 'background', 3],
  ['line', 'soft', 3],
] as const;
