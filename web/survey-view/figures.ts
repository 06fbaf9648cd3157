/** The rows of the field for free text. */
export const TEXT_ROWS = 4;

/** The countdown on a preview's thank-you screen before it restarts. */
export const PREVIEW_RESET_SECONDS = 3;
