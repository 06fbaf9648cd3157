import * as z from 'zod/mini';
import { idSchema } from '../../../api/building-blocks.ts';
import { pictureSchema } from '../../../api/picture.ts';
import { questionFields, nullableRate } from '../../../api/figures.ts';
import { SURVEY_LIMITS } from '../../survey-limits.ts';
import { hasRepeatedTexts } from '../../option-texts.ts';
import { OTHER_ID } from '../../question.ts';
import { flow, isUnique, label, text, translation } from '../schema.ts';

const option = z.strictObject({
  id: idSchema.check(z.refine((id) => id !== OTHER_ID, 'This id stands for the Other choice.')),
  text: text(SURVEY_LIMITS.optionTextLength),
  meaningId: idSchema,
  picture: z.optional(pictureSchema),
});

export const choiceSettings = {
  options: z.array(option).check(
    z.maxLength(SURVEY_LIMITS.options),
    z.refine((options) => !hasRepeatedTexts(options), 'Two options have the same text.'),
    z.refine((options) => isUnique(options.map((each) => each.id)), 'Two options have the same id.'),
  ),
  randomize: z.boolean(),
  allowOther: z.boolean(),
  otherLabel: label,
  ...flow,
};

export const optionResult = z.object({
  cell: z.string(),
  text: z.string(),
  isOther: z.boolean(),
  rate: nullableRate,
});

/** The schemas that single choice, multiple choice and dropdown share. */
export const choiceSchemas = {
  texts: { otherLabel: translation },
  result: z.object({
    ...questionFields,
    kind: z.literal('choice'),
    options: z.array(optionResult),
  }),
  readable: z.object({
    kind: z.literal('choice'),
    labels: z.array(z.string()),
    other: z.nullable(z.string()),
  }),
};
