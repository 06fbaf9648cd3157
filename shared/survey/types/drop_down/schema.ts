import * as z from 'zod/mini';
import { choiceSchemas, choiceSettings } from '../helpers/choice-schema.ts';
import { questionSchema } from '../schema.ts';

export const dropDownSchemas = {
  ...choiceSchemas,
  question: questionSchema('drop_down', z.strictObject(choiceSettings)),
};
