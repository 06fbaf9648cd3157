import type { SurveyDefinition } from '#shared/survey/definition.ts';

export function readDefinition(reply: Response): Promise<SurveyDefinition> | null {
  return reply.ok ? (reply.json() as Promise<SurveyDefinition>) : null;
}
