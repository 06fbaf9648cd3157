/**
 * The number of test answers that are stored for one survey. A new one replaces the oldest, because merchants look
 * at their latest tests. 200 fill ten pages of the list, more than it takes to try every path.
 */
export const TEST_ANSWERS_KEPT = 200;

/** Days until a test answer is deleted. */
export const TEST_ANSWER_DAYS = 30;
