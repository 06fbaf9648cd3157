/** Long enough for *bottles a month*; the unit stands beside the field. */
export const UNIT_LENGTH = 20;

/** The largest absolute value of an answer or a bound. */
export const LARGEST_NUMBER = 999_999_999;
