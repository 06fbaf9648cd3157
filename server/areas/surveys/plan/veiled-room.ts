/** Against abuse: with the counted ones, three times the limit are kept. */
const MOST_TIMES = 2;

/** The responses of one month of a store. */
export interface MonthCount {
  readonly responses: number;
  /** Those beyond the plan's limit, which are kept veiled. */
  readonly veiled: number;
}

/** The number of responses beyond the monthly limit that are still kept, veiled, this month. */
export const veiledRoomOf = (limit: number, veiled: number): number => MOST_TIMES * limit - veiled;

/** Whether the month takes no further response, not even a veiled one. */
export function isMonthFull(limit: number, { responses, veiled }: MonthCount): boolean {
  return responses >= limit && veiledRoomOf(limit, veiled) <= 0;
}
