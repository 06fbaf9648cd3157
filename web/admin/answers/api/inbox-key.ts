/** The queries of the inbox have keys that start with `analyticsKey(surveyId, INBOX)`. */
export const INBOX = 'low-scores';
