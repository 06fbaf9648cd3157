/** What a plain share is a share of: nobody knows what those who did not answer would have said. */
export const OF_ANSWERED = 'of those who answered';

export const SHARE_OF_ANSWERED = `Share ${OF_ANSWERED}`;
