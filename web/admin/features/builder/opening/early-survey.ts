import { getSurvey, type SurveyDetails } from '#shared/api/surveys.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';

interface Early {
  readonly surveyId: string;
  readonly reply: Promise<SurveyDetails>;
}

let early: Early | null = null;

/** Asks for a survey while the code that shows it is still on its way. The caller that takes the reply gets its error too. */
export function startSurvey(call: BearerCall, surveyId: string): void {
  const reply = call(getSurvey, { surveyId });
  reply.catch(() => undefined);
  early = { surveyId, reply };
}

/** What was asked for, once: later the survey may be another. */
export function takeEarlySurvey(surveyId: string): Promise<SurveyDetails> | null {
  const taken = early?.surveyId === surveyId ? early.reply : null;
  early = null;
  return taken;
}
