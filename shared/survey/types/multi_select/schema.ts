import * as z from 'zod/mini';
import { whole } from '../../schema.ts';
import { SURVEY_LIMITS } from '../../survey-limits.ts';
import { choiceSchemas, choiceSettings } from '../helpers/choice-schema.ts';
import { questionSchema } from '../schema.ts';

const selectionCount = whole(1, SURVEY_LIMITS.options + 1);

export const multiSelectSchemas = {
  ...choiceSchemas,
  question: questionSchema(
    'multi_select',
    z.strictObject({
      ...choiceSettings,
      displayType: z.literal('checkbox'),
      minSelect: selectionCount,
      maxSelect: z.nullable(selectionCount),
    }),
  ),
};
