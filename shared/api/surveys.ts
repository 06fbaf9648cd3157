import * as z from 'zod/mini';
import type { SurveyStatus } from '../delivery/manifest.ts';
import { LIMITS, SURVEY_LIMITS } from '../limits.ts';
import { pageNumber, whole, wholeInAddress } from './building-blocks.ts';
import { definitionSave, saveNames } from './definition-save.ts';
import { endpoint, type Unchanging } from './endpoint.ts';
import { definitionSchema, idSchema } from './survey-definition.ts';

const STATUSES = ['draft', 'live', 'paused', 'closed'] as const satisfies readonly SurveyStatus[];

/** Words that stand where a survey's id would, in addresses of the API and of the app. */
const TAKEN_IDS: readonly string[] = ['templates', 'scratch', 'template', 'analytics', 'figures'];

const newSurveyId = idSchema.check(
  z.refine((id) => !TAKEN_IDS.includes(id), 'This id is taken by an address of ours.'),
);

const page = pageNumber(LIMITS.surveyFirstPage);

const versionSummary = z.object({
  version: z.number(),
  /** The revision of the draft that was frozen. */
  draftRevision: z.number(),
  publishedAt: z.string(),
});

export type VersionSummary = Unchanging<z.output<typeof versionSummary>>;

const surveySummary = z.object({
  surveyId: z.string(),
  name: z.string(),
  status: z.enum(STATUSES),
  /** Begun, complete or not. */
  responses: z.number(),
  completes: z.number(),
  /** How often it was shown: the response rate is `responses` of these. */
  shown: z.number(),
  /** How many responses it takes at most; null for as many as come. */
  responseCap: z.nullable(z.number()),
  /** Shoppers whose answers were refused because the survey or the plan had no room for them. */
  turnedAway: z.number(),
  /** Calls that lately came too fast to be taken at once, and were asked to come again. Null when none did. */
  putOff: z.nullable(z.object({ total: z.number(), lastAt: z.string() })),
  /** From how few addresses most calls came that were put off or turned away in a day. Null while too few were. */
  refusedFrom: z.nullable(z.object({ addresses: z.number(), lastAt: z.string() })),
  hasUnpublishedChanges: z.boolean(),
  /** The last change that the merchant made. */
  updatedAt: z.string(),
  lastResponseAt: z.nullable(z.string()),
});

export type SurveySummary = Unchanging<z.output<typeof surveySummary>>;

const surveyDetails = z.object({
  surveyId: z.string(),
  /** What the address of the hosted page says. */
  publicId: z.string(),
  status: z.enum(STATUSES),
  templateId: z.nullable(z.string()),
  /** The draft. Its name is the survey's. */
  definition: definitionSchema,
  revision: z.number(),
  savedAt: z.string(),
  /** Whether the draft was saved since it was last published. False for one that never was. */
  hasUnpublishedChanges: z.boolean(),
  /** The version that new respondents get, and the newest; null until first published. */
  liveVersion: z.nullable(z.number()),
  publishedAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The newest ones; `listVersions` has the rest. */
  versions: z.array(versionSummary),
});

export type SurveyDetails = Unchanging<z.output<typeof surveyDetails>>;

export const listSurveys = endpoint({
  name: 'listSurveys',
  summary: 'The store’s surveys, the last changed first.',
  method: 'GET',
  path: '/surveys',
  input: z.object({
    page,
    /** None stands for all of them. */
    status: z._default(z.array(z.enum(STATUSES)), []),
    /** A part of the name; capitals and accents make no difference. */
    search: z._default(z.string().check(z.maxLength(SURVEY_LIMITS.nameLength)), ''),
  }),
  output: z.object({
    surveys: z.array(surveySummary),
    /** Of the surveys that the filter lets through. */
    pagination: z.object({
      page: z.number(),
      limit: z.number(),
      totalSurveys: z.number(),
      totalPages: z.number(),
    }),
    /** Of the whole store, whatever the filter. */
    liveSurveyCount: z.number(),
  }),
});

const figures = z.object({
  liveSurveyCount: z.number(),
  /** Responses begun in the last seven days of the store’s calendar, today included, and in the seven before. */
  answersThisWeek: z.number(),
  answersWeekBefore: z.number(),
  /** Begun in the store’s calendar month; the plan’s limit counts these. */
  responsesThisMonth: z.number(),
  /** Over every question that asks for it, in the last 90 days; null where none of the surveys asks. */
  nps: z.nullable(z.object({ promoters: z.number(), passives: z.number(), detractors: z.number() })),
});

export type StoreFigures = Unchanging<z.output<typeof figures>>;

export const getFigures = endpoint({
  name: 'getFigures',
  summary: 'The store’s own figures, over all of its surveys.',
  method: 'GET',
  path: '/surveys/figures',
  input: z.object({}),
  output: figures,
});

export const createSurvey = endpoint({
  name: 'createSurvey',
  summary:
    'Make a survey under an id of the client’s own, from scratch or from the store’s template. Asking again with the same id answers with the same survey.',
  method: 'POST',
  path: '/surveys',
  input: z.object({ surveyId: newSurveyId, templateId: z._default(z.nullable(idSchema), null) }),
  output: surveyDetails,
});

export const getSurvey = endpoint({
  name: 'getSurvey',
  summary: 'A survey with its draft.',
  method: 'GET',
  path: '/surveys/{surveyId}',
  input: z.object({ surveyId: idSchema }),
  output: surveyDetails,
});

export const saveDraft = endpoint({
  name: 'saveDraft',
  summary:
    'Save the draft. A conflict says in `fields.revision` at which revision the survey is; what is live does not change.',
  method: 'PUT',
  path: '/surveys/{surveyId}/draft',
  bodyBytes: LIMITS.definitionBytes,
  input: z.object({ surveyId: idSchema, ...definitionSave(1) }),
  output: z.object({ revision: z.number(), savedAt: z.string() }),
});

const meaning = z.object({
  questionId: idSchema,
  /** Null where the question itself is meant. */
  optionId: z._default(z.nullable(idSchema), null),
  /** A correction goes on with the results so far; with a new meaning they start anew. */
  change: z.enum(['correction', 'new_meaning']),
});

export type MeaningChoice = Unchanging<z.output<typeof meaning>>;

export const publishSurvey = endpoint({
  name: 'publishSurvey',
  summary:
    'Freeze the draft into a new version and make the survey live. Refused with `fields` that name what keeps it from being published; publishing a published revision again makes no second version.',
  method: 'POST',
  path: '/surveys/{surveyId}/publish',
  bodyBytes: LIMITS.definitionBytes,
  input: z.object({
    surveyId: idSchema,
    /** Exactly this revision is frozen; if the draft has moved on, it is a conflict. */
    draftRevision: whole(1),
    /** One for each question and option whose text changed since the newest version. */
    meanings: z._default(
      z.array(meaning).check(z.maxLength(SURVEY_LIMITS.questions * (SURVEY_LIMITS.options + 1))),
      [],
    ),
  }),
  output: surveyDetails,
});

export const changeSurveyStatus = endpoint({
  name: 'changeSurveyStatus',
  summary:
    'Pause, resume, close or reopen a survey. Reopening checks what publishing checks; a change that was made already is answered the same again.',
  method: 'POST',
  path: '/surveys/{surveyId}/status',
  input: z.object({ surveyId: idSchema, action: z.enum(['pause', 'resume', 'close', 'reopen']) }),
  output: surveyDetails,
});

export const duplicateSurvey = endpoint({
  name: 'duplicateSurvey',
  summary:
    'Make a draft with the same questions and settings, under an id of the client’s own; asking again changes nothing.',
  method: 'POST',
  path: '/surveys/{surveyId}/duplicate',
  input: z.object({ surveyId: idSchema, newSurveyId }),
  output: surveyDetails,
});

const belongings = z.object({
  responses: z.number(),
  completes: z.number(),
  /** Answers in shoppers’ own words. */
  texts: z.number(),
  versions: z.number(),
});

export type SurveyBelongings = Unchanging<z.output<typeof belongings>>;

export const getSurveyBelongings = endpoint({
  name: 'getSurveyBelongings',
  summary: 'What would be lost with a survey, in numbers.',
  method: 'GET',
  path: '/surveys/{surveyId}/belongings',
  input: z.object({ surveyId: idSchema }),
  output: belongings,
});

export const deleteSurvey = endpoint({
  name: 'deleteSurvey',
  summary:
    'Delete a survey with everything that was answered to it, and say what that was. It cannot be undone.',
  method: 'DELETE',
  path: '/surveys/{surveyId}',
  rate: 'heavy',
  input: z.object({ surveyId: idSchema }),
  output: z.object({
    lost: belongings,
    /** The survey is gone; some of its answers are still being deleted in the background. */
    isUnfinished: z.boolean(),
  }),
});

export const listVersions = endpoint({
  name: 'listVersions',
  summary: 'The published versions of a survey, newest first.',
  method: 'GET',
  path: '/surveys/{surveyId}/versions',
  input: z.object({ surveyId: idSchema, page }),
  output: z.object({
    versions: z.array(versionSummary),
    pagination: z.object({
      page: z.number(),
      limit: z.number(),
      totalVersions: z.number(),
      totalPages: z.number(),
    }),
  }),
});

const versionNumber = wholeInAddress(1);

export const getVersion = endpoint({
  name: 'getVersion',
  summary: 'A published version, to be looked at.',
  method: 'GET',
  path: '/surveys/{surveyId}/versions/{version}',
  input: z.object({ surveyId: idSchema, version: versionNumber }),
  output: z.object({ ...versionSummary.shape, definition: definitionSchema }),
});

export const restoreVersion = endpoint({
  name: 'restoreVersion',
  summary: 'Save a published version as the draft. What is live does not change.',
  method: 'POST',
  path: '/surveys/{surveyId}/versions/{version}/restore',
  input: z.object({ surveyId: idSchema, version: versionNumber, ...saveNames(1) }),
  output: surveyDetails,
});
