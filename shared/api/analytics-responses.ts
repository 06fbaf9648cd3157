import * as z from 'zod/mini';
import { idSchema, merchantText } from '../survey/schema.ts';
import { page, responseId, text, view } from './analytics-query.ts';
import { NOTE_LENGTH } from './analytics-insights.ts';
import { responseSchema } from './analytics-results.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { next } from './paging.ts';

// Single responses: the list, what the merchant notes about them, and what is done with several.

/** `-` means the largest or latest first. Responses without an order in the store's currency come last, both ways. */
export const RESPONSE_SORTS = ['-saved', 'saved', '-order', 'order'] as const;

export type ResponseSort = (typeof RESPONSE_SORTS)[number];

export const TAG_LENGTH = 40;
export const MOST_TAGS = 20;
/** How many responses one call changes, exports or deletes. */
export const MOST_SELECTED = 500;

const path = '/surveys/{surveyId}/responses';
const selectionPath = '/surveys/{surveyId}/selected-responses';

const responses = z.object({ responses: z.array(responseSchema), next });

export type ResponsePage = DeepReadonly<z.output<typeof responses>>;

export const listResponses = endpoint({
  name: 'listResponses',
  summary: 'List responses, each with its path, newest first. The search covers texts, options and orders.',
  method: 'GET',
  path,
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

export const getResponse = endpoint({
  name: 'getResponse',
  summary: 'Get one response with its path, version and order.',
  method: 'GET',
  path: `${path}/{responseId}`,
  input: z.object({ surveyId: idSchema, responseId }),
  output: responseSchema,
});

export const deleteResponse = endpoint({
  name: 'deleteResponse',
  summary: 'Delete a response and its counts. Cannot be undone.',
  method: 'DELETE',
  path: `${path}/{responseId}`,
  input: z.object({ surveyId: idSchema, responseId }),
  output: z.object({}),
});

/** Responses that no longer exist are passed over. */
const selection = {
  surveyId: idSchema,
  responseIds: z.array(responseId).check(z.minLength(1), z.maxLength(MOST_SELECTED)),
};

export const deleteResponses = endpoint({
  name: 'deleteResponses',
  summary: 'Delete several responses and their counts. Cannot be undone.',
  method: 'POST',
  path: `${selectionPath}/deletion`,
  rate: 'heavy',
  input: z.object(selection),
  output: z.object({ deleted: z.number() }),
});

export const exportSelection = endpoint({
  name: 'exportSelection',
  summary: 'Get several responses as a CSV file, newest first, with the columns of the export.',
  method: 'POST',
  path: `${selectionPath}/export`,
  rate: 'heavy',
  input: z.object(selection),
  output: z.object({ fileName: z.string(), rows: z.number(), text: z.string() }),
});

const tag = merchantText(TAG_LENGTH).check(z.trim(), z.minLength(1));
const tags = z._default(z.array(tag).check(z.maxLength(MOST_TAGS)), []);

export const markResponses = endpoint({
  name: 'markResponses',
  summary: 'Add or remove a star or tags of several responses. What is not named stays. Idempotent.',
  method: 'POST',
  path: `${selectionPath}/marks`,
  input: z.object({
    ...selection,
    /** Null leaves the stars as they are. */
    isStarred: z._default(z.nullable(z.boolean()), null),
    addTags: tags,
    removeTags: tags,
  }),
  output: z.object({ marked: z.number() }),
});

export const noteResponse = endpoint({
  name: 'noteResponse',
  summary: 'Save the note of a response. A low score has the same note. Idempotent.',
  method: 'PUT',
  path: `${path}/{responseId}/note`,
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

export const getResponseTags = endpoint({
  name: 'getResponseTags',
  summary: 'Get the tags of a survey’s responses, each with the number of responses.',
  method: 'GET',
  path: '/surveys/{surveyId}/response-tags',
  input: z.object({ surveyId: idSchema }),
  output: tagList,
});
