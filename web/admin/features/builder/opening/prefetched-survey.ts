import type { SurveyDetails } from '#shared/api/surveys.ts';
import type { BearerCall } from '../../../lib/api/bearer-client.ts';

interface Early {
  readonly surveyId: string;
  readonly reply: Promise<SurveyDetails>;
}

let early: Early | null = null;

/** Requests a survey while the builder's code loads. The caller that takes the reply also gets its error. */
export function prefetchSurvey(call: BearerCall, surveyId: string): void {
  const reply = call('GET /surveys/{surveyId}', { surveyId });
  reply.catch(() => undefined);
  early = { surveyId, reply };
}

/** Returns the early reply once: later it may be outdated. */
export function takePrefetchedSurvey(surveyId: string): Promise<SurveyDetails> | null {
  const taken = early?.surveyId === surveyId ? early.reply : null;
  early = null;
  return taken;
}
