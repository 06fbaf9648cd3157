/** How long answers beyond a plan's monthly limit wait for a larger plan. Then they are erased. */
export const VEILED_DAYS = 90;
