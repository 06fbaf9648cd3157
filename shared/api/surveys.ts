import * as z from 'zod/mini';
import type { SurveyStatus } from '../delivery/manifest.ts';
import { PAGE_KINDS, PLACEMENT_TYPES } from '../delivery/delivery.ts';
import { SURVEY_LIMITS } from '../survey/survey-limits.ts';
import { wholeInAddress } from './building-blocks.ts';
import { idSchema, whole } from '../survey/schema.ts';
import { DEFINITION_BODY_BYTES, definitionSave, saveFields } from './definition-save.ts';
import { endpoint } from './endpoint.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { after, next, pageNumber } from './paging.ts';
import { stored } from './stored.ts';
import { definitionSchema } from '../survey/definition-schema.ts';
import { SURVEY_FIRST_PAGE, SURVEY_SORTS, DEFAULT_SURVEY_SORT } from './values.ts';

const STATUSES = ['draft', 'live', 'paused', 'closed'] as const satisfies readonly SurveyStatus[];

/** Path segments of the API and of the app that would collide with a survey's id. */
const TAKEN_IDS: readonly string[] = ['templates', 'scratch', 'template', 'analytics', 'names'];

const newSurveyId = idSchema.check(
  z.refine((id) => !TAKEN_IDS.includes(id), 'This id is taken by an address of ours.'),
);

const versionSummary = z.object({
  version: z.number(),
  /** The revision of the draft that was published. */
  draftRevision: z.number(),
  publishedAt: z.string(),
});

export type VersionSummary = DeepReadonly<z.output<typeof versionSummary>>;

/** The facts behind the status that a merchant reads; `standingOf` puts them into a word. */
export const standingFacts = z.object({
  status: z.enum(STATUSES),
  placements: z.array(z.enum(PLACEMENT_TYPES)),
  seen: z.array(
    z.object({ placement: z.enum(PLACEMENT_TYPES), at: z.string(), page: z.nullable(z.enum(PAGE_KINDS)) }),
  ),
  startsAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  isFull: z.boolean(),
  outrankedBy: z.nullable(z.object({ name: z.string(), isReached: z.boolean() })),
  monthResponses: z.number(),
  liveSurveys: z.number(),
  putOffAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  isPausedByPlan: z.boolean(),
});

const surveySummary = z.object({
  surveyId: z.string(),
  name: z.string(),
  status: z.enum(STATUSES),
  standing: standingFacts,
  /** Started responses, complete or not. */
  responses: z.number(),
  completes: z.number(),
  /** Impressions. The response rate is `responses` divided by this. */
  shown: z.number(),
  /** The response cap; null without one. */
  responseCap: z.nullable(z.number()),
  /** Shoppers whose answers were refused because the survey's cap or the plan's limit was reached. */
  turnedAway: z.number(),
  /** Calls that the rate limit recently deferred. Null without any. */
  putOff: z.nullable(z.object({ total: z.number(), lastAt: z.string() })),
  /**
   * Set when a few addresses sent most of the recent deferred or refused calls: how many addresses. Null when there
   * were too few such calls.
   */
  refusedFrom: z.nullable(z.object({ addresses: z.number(), lastAt: z.string() })),
  hasUnpublishedChanges: z.boolean(),
  /** The merchant's last change. */
  updatedAt: z.string(),
  lastResponseAt: z.nullable(z.string()),
});

export type SurveySummary = DeepReadonly<z.output<typeof surveySummary>>;

const surveyDetails = z.object({
  surveyId: z.string(),
  /** The id in the address of the hosted page. */
  publicId: z.string(),
  status: z.enum(STATUSES),
  templateId: z.nullable(z.string()),
  /** The draft. Its name is the survey's. */
  definition: stored(definitionSchema),
  revision: z.number(),
  savedAt: z.string(),
  /** Whether the draft was saved since the last publication. False for a survey that was never published. */
  hasUnpublishedChanges: z.boolean(),
  /** The version that new respondents get, which is the newest; null until the first publication. */
  liveVersion: z.nullable(z.number()),
  publishedAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The newest versions; `listVersions` returns the rest. */
  versions: z.array(versionSummary),
});

export type SurveyDetails = DeepReadonly<z.output<typeof surveyDetails>>;

export const listSurveys = endpoint('GET /surveys', {
  name: 'listSurveys',
  summary:
    'List the store’s surveys, by default the last changed first. Surveys without an answer come last when sorted by the last answer.',
  input: z.object({
    page: pageNumber(SURVEY_FIRST_PAGE),
    /** An empty list means every status. */
    status: z._default(z.array(z.enum(STATUSES)), []),
    /** A part of the name, ignoring capitals and accents. */
    search: z._default(z.string().check(z.maxLength(SURVEY_LIMITS.nameLength)), ''),
    sort: z._default(z.enum(SURVEY_SORTS), DEFAULT_SURVEY_SORT),
  }),
  output: z.object({
    surveys: z.array(surveySummary),
    /** Counts the surveys that match the filter. */
    pagination: z.object({
      page: z.number(),
      limit: z.number(),
      totalSurveys: z.number(),
      totalPages: z.number(),
    }),
    /** Counts the whole store, ignoring the filter. */
    liveSurveyCount: z.number(),
  }),
});

export const storeFigures = z.object({
  liveSurveyCount: z.number(),
  /**
   * Responses started in the last seven days of the store's calendar, today included, and in the seven days before.
   */
  answersThisWeek: z.number(),
  answersWeekBefore: z.number(),
  /** Responses started in the store's calendar month, which the plan's limit counts. */
  responsesThisMonth: z.number(),
  /** Responses beyond the plan's limit, of all months, which count once a larger plan begins. */
  veiled: z.number(),
});

export type StoreFigures = DeepReadonly<z.output<typeof storeFigures>>;

export const createSurvey = endpoint('POST /surveys', {
  name: 'createSurvey',
  summary:
    'Create a survey with an id that the client chooses, blank or from the store’s template. Idempotent: the same id returns the same survey.',
  input: z.object({ surveyId: newSurveyId, templateId: z._default(z.nullable(idSchema), null) }),
  output: surveyDetails,
});

export const getSurvey = endpoint('GET /surveys/{surveyId}', {
  name: 'getSurvey',
  summary: 'Get a survey with its draft.',
  input: z.object({ surveyId: idSchema }),
  output: surveyDetails,
});

const surveyStanding = z.object({
  surveyId: z.string(),
  name: z.string(),
  /** Null before the first publication. */
  liveVersion: z.nullable(z.number()),
  /** Started responses, complete or not. */
  responses: z.number(),
  hasUnpublishedChanges: z.boolean(),
  standing: standingFacts,
});

export type SurveyStanding = DeepReadonly<z.output<typeof surveyStanding>>;

export const getSurveyStanding = endpoint('GET /surveys/{surveyId}/standing', {
  name: 'getSurveyStanding',
  summary: 'Get a survey’s name and the facts that say whether shoppers meet it now.',
  input: z.object({ surveyId: idSchema }),
  output: surveyStanding,
});

export const saveDraft = endpoint('PUT /surveys/{surveyId}/draft', {
  name: 'saveDraft',
  summary:
    'Save the draft. A conflict returns the current revision in `fields.revision`. The live version does not change.',
  bodyBytes: DEFINITION_BODY_BYTES,
  input: z.object({ surveyId: idSchema, ...definitionSave(1) }),
  output: z.object({ revision: z.number(), savedAt: z.string() }),
});

const meaning = z.object({
  questionId: idSchema,
  /** Null means the question itself. */
  optionId: z._default(z.nullable(idSchema), null),
  /** A correction keeps the results so far; a new meaning starts new results. */
  change: z.enum(['correction', 'new_meaning']),
});

export type MeaningChoice = DeepReadonly<z.output<typeof meaning>>;

export const publishSurvey = endpoint('POST /surveys/{surveyId}/publish', {
  name: 'publishSurvey',
  summary:
    'Publish the draft as a new version and make the survey live. If the draft has errors, `fields` names them. Idempotent: publishing the same revision again makes no second version.',
  bodyBytes: DEFINITION_BODY_BYTES,
  input: z.object({
    surveyId: idSchema,
    /** The revision to publish. A draft with another revision is a conflict. */
    draftRevision: whole(1),
    /** One decision for each question and option whose text changed since the newest version. */
    meanings: z._default(
      z.array(meaning).check(z.maxLength(SURVEY_LIMITS.questions * (SURVEY_LIMITS.options + 1))),
      [],
    ),
  }),
  output: surveyDetails,
});

/** The changes of a survey's status that the public API offers too. Only the admin's Undo button undoes a close. */
export const statusActions = ['pause', 'resume', 'close', 'reopen'] as const;

export const changeSurveyStatus = endpoint('POST /surveys/{surveyId}/status', {
  name: 'changeSurveyStatus',
  summary:
    'Pause, resume, close or reopen a survey, or make a closed one paused again. Reopening and undoing a close make the same checks as publishing. Idempotent.',
  input: z.object({ surveyId: idSchema, action: z.enum([...statusActions, 'undo_close']) }),
  output: surveyDetails,
});

export const duplicateSurvey = endpoint('POST /surveys/{surveyId}/duplicate', {
  name: 'duplicateSurvey',
  summary:
    'Create a draft with the same questions and settings, with an id that the client chooses. Idempotent.',
  input: z.object({ surveyId: idSchema, newSurveyId }),
  output: surveyDetails,
});

const belongings = z.object({
  responses: z.number(),
  completes: z.number(),
  /** Free-text answers. */
  texts: z.number(),
  versions: z.number(),
});

export type SurveyBelongings = DeepReadonly<z.output<typeof belongings>>;

export const getSurveyBelongings = endpoint('GET /surveys/{surveyId}/belongings', {
  name: 'getSurveyBelongings',
  summary: 'Count the data that deleting a survey would delete.',
  input: z.object({ surveyId: idSchema }),
  output: belongings,
});

export const deleteSurvey = endpoint('DELETE /surveys/{surveyId}', {
  name: 'deleteSurvey',
  summary: 'Delete a survey with all its answers, and return their numbers. Cannot be undone.',
  rate: 'heavy',
  input: z.object({ surveyId: idSchema }),
  output: z.object({
    lost: belongings,
    /** The survey is deleted; a background job still deletes some of its answers. */
    isUnfinished: z.boolean(),
  }),
});

export const listVersions = endpoint('GET /surveys/{surveyId}/versions', {
  name: 'listVersions',
  summary: 'List the published versions of a survey, newest first.',
  input: z.object({ surveyId: idSchema, after }),
  output: z.object({ versions: z.array(versionSummary), next }),
});

const versionNumber = wholeInAddress(1);

export const getVersion = endpoint('GET /surveys/{surveyId}/versions/{version}', {
  name: 'getVersion',
  summary: 'Get a published version for viewing.',
  input: z.object({ surveyId: idSchema, version: versionNumber }),
  output: z.object({ ...versionSummary.shape, definition: stored(definitionSchema) }),
});

export const restoreVersion = endpoint('POST /surveys/{surveyId}/versions/{version}/restore', {
  name: 'restoreVersion',
  summary: 'Save a published version as the draft. The live version does not change.',
  input: z.object({ surveyId: idSchema, version: versionNumber, ...saveFields(1) }),
  output: surveyDetails,
});

const surveyName = z.object({ surveyId: z.string(), name: z.string() });

export type SurveyName = DeepReadonly<z.output<typeof surveyName>>;

export const listSurveyNames = endpoint('GET /surveys/names', {
  name: 'listSurveyNames',
  summary:
    'List the names of the store’s surveys, in the order of their ids, for a choice among all of them.',
  input: z.object({ after }),
  output: z.object({ surveys: z.array(surveyName), next }),
});
