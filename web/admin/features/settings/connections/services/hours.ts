export const hourWords = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The hours of a day to choose from. */
export const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: hourWords(hour),
}));
