/** The largest number that a PostgreSQL `int` column holds. */
export const LARGEST_INT = 2_147_483_647;
