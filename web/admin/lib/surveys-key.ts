/** What begins with it is asked for again after a change of any survey. */
export const SURVEYS_KEY = ['surveys'] as const;
