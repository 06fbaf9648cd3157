/** The handles of the trigger extensions in `web/extensions`, by the event that starts their workflows. */
export const FLOW_TRIGGERS: Readonly<Record<string, string>> = {
  'response.completed': 'askwell-response-completed',
  'response.low_score': 'askwell-low-score',
};
