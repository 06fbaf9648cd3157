/** What one store may keep, so that mapping a text stays quick. */
export const MAPPING_LIMITS = {
  rules: 2_000,
  channels: 200,
  nameLength: 60,
  /** As long as the longest text that is read for a channel. */
  phraseLength: 600,
  /** The number of changes that can be undone. */
  undo: 100,
  /** Edits of one change. */
  edits: 20,
} as const;
