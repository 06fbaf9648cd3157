/** Long enough for *bottles a month*; the unit stands beside the field. */
export const UNIT_LENGTH = 20;
