import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { after, next } from './paging.ts';

const surveyName = z.object({ surveyId: z.string(), name: z.string() });

export type SurveyName = DeepReadonly<z.output<typeof surveyName>>;

export const listSurveyNames = endpoint({
  name: 'listSurveyNames',
  summary:
    'List the names of the store’s surveys, in the order of their ids, for a choice among all of them.',
  method: 'GET',
  path: '/surveys/names',
  input: z.object({ after }),
  output: z.object({ surveys: z.array(surveyName), next }),
});
