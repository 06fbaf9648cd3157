import * as z from 'zod/mini';
import { idSchema, merchantText } from '../survey/schema.ts';
import { page, responseId, text, view } from './analytics-query.ts';
import { responseSchema } from './analytics-results.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { next } from './paging.ts';
import { RESPONSE_SORTS, TAG_LENGTH, MOST_TAGS, MOST_SELECTED, NOTE_LENGTH } from './values.ts';

// Single responses: the list, what the merchant notes about them, and what is done with several.

const responses = z.object({ responses: z.array(responseSchema), next });

export type ResponsePage = DeepReadonly<z.output<typeof responses>>;

export const listResponses = endpoint('GET /surveys/{surveyId}/responses', {
  name: 'listResponses',
  summary: 'List responses, each with its path, newest first. The search covers texts, options and orders.',
  input: z.object({
    ...view,
    ...page,
    /** `test` lists the test answers, which are not counted. */
    kind: z._default(z.enum(['real', 'test']), 'real'),
    sort: z._default(z.enum(RESPONSE_SORTS), '-saved'),
    /** `starred` lists only responses with a star. */
    star: z._default(z.enum(['any', 'starred']), 'any'),
    /** Lists only responses with this tag. */
    tag: text(TAG_LENGTH),
  }),
  output: responses,
});

export const getResponse = endpoint('GET /surveys/{surveyId}/responses/{responseId}', {
  name: 'getResponse',
  summary: 'Get one response with its path, version and order.',
  input: z.object({ surveyId: idSchema, responseId }),
  output: responseSchema,
});

export const deleteResponse = endpoint('DELETE /surveys/{surveyId}/responses/{responseId}', {
  name: 'deleteResponse',
  summary: 'Delete a response and its counts. Cannot be undone.',
  input: z.object({ surveyId: idSchema, responseId }),
  output: z.object({}),
});

/** Responses that no longer exist are passed over. */
const selection = {
  surveyId: idSchema,
  responseIds: z.array(responseId).check(z.minLength(1), z.maxLength(MOST_SELECTED)),
};

export const deleteResponses = endpoint('POST /surveys/{surveyId}/selected-responses/deletion', {
  name: 'deleteResponses',
  summary: 'Delete several responses and their counts. Cannot be undone.',
  rate: 'heavy',
  input: z.object(selection),
  output: z.object({ deleted: z.number() }),
});

export const exportSelection = endpoint('POST /surveys/{surveyId}/selected-responses/export', {
  name: 'exportSelection',
  summary: 'Get several responses as a CSV file, newest first, with the columns of the export.',
  rate: 'heavy',
  input: z.object(selection),
  output: z.object({ fileName: z.string(), rows: z.number(), text: z.string() }),
});

const tag = merchantText(TAG_LENGTH).check(z.trim(), z.minLength(1));
const tags = z._default(z.array(tag).check(z.maxLength(MOST_TAGS)), []);

export const markResponses = endpoint('POST /surveys/{surveyId}/selected-responses/marks', {
  name: 'markResponses',
  summary: 'Add or remove a star or tags of several responses. What is not named stays. Idempotent.',
  input: z.object({
    ...selection,
    /** Null leaves the stars as they are. */
    isStarred: z._default(z.nullable(z.boolean()), null),
    addTags: tags,
    removeTags: tags,
  }),
  output: z.object({ marked: z.number() }),
});

export const noteResponse = endpoint('PUT /surveys/{surveyId}/responses/{responseId}/note', {
  name: 'noteResponse',
  summary: 'Save the note of a response. A low score has the same note. Idempotent.',
  input: z.object({ surveyId: idSchema, responseId, note: merchantText(NOTE_LENGTH) }),
  output: z.object({}),
});

const tagList = z.object({
  /** How many responses have a star. */
  starred: z.number(),
  /** Most used first. */
  tags: z.array(z.object({ tag: z.string(), responses: z.number() })),
});

export type ResponseTags = DeepReadonly<z.output<typeof tagList>>;

export const getResponseTags = endpoint('GET /surveys/{surveyId}/response-tags', {
  name: 'getResponseTags',
  summary: 'Get the tags of a survey’s responses, each with the number of responses.',
  input: z.object({ surveyId: idSchema }),
  output: tagList,
});
