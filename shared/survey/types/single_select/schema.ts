import * as z from 'zod/mini';
import { choiceSchemas, choiceSettings } from '../helpers/choice-schema.ts';
import { questionSchema } from '../schema.ts';

export const singleSelectSchemas = {
  ...choiceSchemas,
  question: questionSchema(
    'single_select',
    z.strictObject({ ...choiceSettings, displayType: z.literal('radio') }),
  ),
};
