/** The vertical positions of the three lines in a sketched list. */
export const LINES = [8, 20, 32];
