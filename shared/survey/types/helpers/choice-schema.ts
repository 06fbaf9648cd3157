import * as z from 'zod/mini';
import type { DeepReadonly } from '../../../deep-readonly.ts';
import { hasRepeatedTexts } from '../../option-texts.ts';
import { pictureSchema } from '../../picture-schema.ts';
import { OTHER_ID } from '../../question-types.ts';
import { idSchema, merchantText } from '../../schema.ts';
import { SURVEY_LIMITS } from '../../survey-limits.ts';
import { nullableRate, questionFields } from '../result-schema.ts';
import { flow, isUnique, label, translation } from '../schema.ts';

const option = z.strictObject({
  id: idSchema.check(z.refine((id) => id !== OTHER_ID, 'This id stands for the Other choice.')),
  text: merchantText(SURVEY_LIMITS.optionTextLength),
  /** Results merge by this id: a correction keeps it, a new meaning gets a new one. */
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
    /** With several choices the shares are of people, so they may add up to more than one. */
    options: z.array(optionResult),
  }),
  readable: z.object({
    kind: z.literal('choice'),
    labels: z.array(z.string()),
    /** The text typed beside Other; null unless Other was chosen. */
    other: z.nullable(z.string()),
  }),
};

export type ChoiceResult = DeepReadonly<z.output<typeof choiceSchemas.result>>;
export type OptionResult = ChoiceResult['options'][number];
export type ReadableChoice = DeepReadonly<z.output<typeof choiceSchemas.readable>>;
