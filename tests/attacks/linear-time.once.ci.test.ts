import { describe, expect, it } from 'vitest';
import { csvLine } from '#shared/text/spreadsheet.ts';
import { csvFileName, csvList } from '#server/areas/analytics/export/csv.ts';
import { languageOf } from '#server/areas/analytics/themes/detect-language.ts';
import { sortByTopic } from '#server/areas/analytics/themes/sort-by-topic.ts';
import { DAY_MS } from '#shared/durations.ts';
import { lengthsOf } from '#server/areas/collect/hosted/link-picture/pen.ts';
import { readThemeSettings } from '#server/areas/identity/stores/theme-settings.ts';
import { assignMeanings } from '#server/areas/surveys/definitions/assign-meanings.ts';
import { foldText } from '#server/areas/surveys/fold-text.ts';
import { escapeHtml, jsonForHtml } from '#server/kernel/http/escape.ts';
import { hostNameOf } from '#server/kernel/http/loopback-host.ts';
import { signOAuthQuery } from '#server/kernel/platform/signatures.ts';
import { DEFAULT_QUERY, parametersOf, queryFromParameters } from '#shared/analytics/query-codec.ts';
import type { ChannelMapping, OwnRule } from '#shared/channels/mapping.ts';
import { mapText } from '#shared/channels/map-text.ts';
import { readWords } from '#shared/channels/read-words.ts';
import { mapSaidText } from '#server/areas/channels/said-channel.ts';
import { trackedChannel } from '#server/areas/channels/tracked-channel.ts';
import { writtenLanguage } from '#web/admin/features/builder/follow-ups/written-language.ts';
import { storeRuleProblem, writesOf, type StoreRule } from '#shared/connections/store-rules.ts';
import { fillTemplate, namesIn, templateProblem } from '#shared/connections/template.ts';
import { fitsPath } from '#shared/delivery/page-target.ts';
import { isRealMoment, isRealDate } from '#shared/real-date.ts';
import { inTurn } from '#server/kernel/limits/in-turn.ts';
import { findUnstorable, parseStorable } from '#server/kernel/limits/storable.ts';
import { parseStoreAddress } from '#shared/store/address.ts';
import { changedTexts, indexPublished } from '#shared/survey/edit/changed-texts.ts';
import { checkAnswer } from '#server/areas/collect/responses/check-response.ts';
import { chooseLanguage } from '#shared/survey/choose-language.ts';
import { directionOf } from '#shared/survey/direction.ts';
import { readHostedCode } from '#shared/collect/hosted-address.ts';
import { imageAt } from '#shared/survey/picture.ts';
import { isBlank, isStorable, replaceUnstorable, storable } from '#shared/survey/plain-text.ts';
import { parseNumber } from '#web/survey-view/types/number/parse-number.ts';
import { unfinishedParts } from '#shared/survey/flow/unfinished-parts.ts';
import { groupEqual } from '#server/areas/analytics/themes/group-equal.ts';
import { createPhraseMatcher, createThemeMatcher, isSearchable } from '#shared/text/match-themes.ts';
import { foldWords } from '#shared/text/split-words.ts';
import { fromSpreadsheetText, toSpreadsheetText } from '#shared/text/spreadsheet.ts';
import { stemOf } from '#shared/text/stems.ts';
import { STOP_WORDS, type TextLanguage } from '#shared/text/stop-words.ts';
import { findTopics } from '#shared/text/topics/find-topics.ts';
import { readStoreStyle } from '#shared/theme/store-style.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { growthOf, isLinear, type MakeWork } from '#tests/support/growth.ts';
import { deviceOf } from '#server/areas/identity/session/open-session.ts';
import { nameOfCopy, originalName } from '#server/areas/surveys/duplicate-survey.ts';
import { formatArray, parseArray } from '#server/kernel/database/values.ts';
import { isBase64 } from '#shared/api/images.ts';
import { otherTextKey, createTextSorter, sortTexts } from '#server/areas/collect/responses/mark-answers.ts';

/*
 * Each case failed with a fault in the code, or fails with it: themes that look on from each word that begins a phrase;
 * `normalize` without a limit of marks; typos of words of any length and with any number of neighbours; the merchant's rules
 * read anew for each text; lists that are copied for each item that is added.
 */

/** What hostile texts repeat. */
const PIECES = [
  ...[
    'a',
    'a ',
    'ab',
    ' ',
    '\t',
    '\n',
    '\u00A0',
    '\u2028',
    'ß',
    '\uFDFA',
    '½',
    '7',
    '1.',
    '1,',
    '.111',
    '-1',
    '+',
  ],
  ...[
    '\u0301',
    '\u0301\u0323',
    '\uFF9E\u0301',
    'e\u0301\u0323',
    '\u0E35',
    '😀',
    '👩\u200D',
    '\uD800',
    '\uDC00',
  ],
  ...[
    '"',
    "'",
    '""',
    "'\t",
    ',',
    ';',
    '; ',
    '<',
    '&',
    '&lt;',
    '@',
    'a@',
    '.',
    'a.',
    '=',
    '=1;',
    '/',
    '\\',
    '%',
  ],
  ...[
    '{{',
    '{{a',
    '{{ ',
    '{{ a ',
    '}}',
    '{{answer}}',
    '{',
    '[',
    '(',
    '*',
    '?',
    '-',
    '_',
    ':',
    '~',
    '|',
    '#',
    '`',
  ],
  ...[
    '<a ',
    '<!--',
    '/*',
    '*/',
    '字',
    'ア',
    'ｶﾞ',
    'ー',
    'กี',
    'ال',
    'ه',
    '배',
    'Ж',
    ' (copy',
    'Chrome/',
    '://',
    '"a",',
  ],
  ...[
    'the ',
    'a zebra ',
    'not ',
    'good ',
    'lacks ',
    'delivery bad ',
    'ない',
    '味悪い',
    'ig no ',
    'instagram ',
    'instagrm ',
    'or ',
    'x-',
    'lly',
    'www.',
    '\\"',
    '0',
    '00:',
  ],
];

/** Where something else stands: nowhere, at the beginning or at the end. */
const SHAPES: readonly ((repeated: string) => string)[] = [
  (repeated) => repeated,
  (repeated) => `!${repeated}`,
  (repeated) => `${repeated}b`,
];

const HOSTILE = PIECES.flatMap((piece) =>
  SHAPES.map((shape) => (size: number) => shape(piece.repeat(Math.ceil(size / piece.length)))),
);

const LANGUAGES = [null, ...(Object.keys(STOP_WORDS) as TextLanguage[])];
const many = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

const PHRASES = many(120, (at) => ({
  language: LANGUAGES[at % LANGUAGES.length] ?? null,
  text:
    [
      `a zebra${at}`,
      'a '.repeat(28) + `b${at}`,
      `${'字'.repeat(20)}${at}`,
      `the ${'a '.repeat(at % 9)}not b`,
    ][at % 4] ?? '',
}));

const rules = (count: number, mostWords: number): OwnRule[] =>
  many(count, (at) => ({
    id: `r${at}`,
    match: (['text', 'words', 'source'] as const)[at % 3] ?? 'text',
    phrase: 'a '.repeat(at % mostWords) + `b${at}`,
    channel: 'podcast',
  }));
const MAPPING = { channels: [], rules: rules(600, 250) };

const SURVEY = survey(question('text', 'words'), question('single_select', 'choice', { options: ['o1'] }));
const SORTER = createTextSorter([{ id: 't', name: 'T', questionId: 'words', phrases: PHRASES.slice(0, 40) }]);
const rule = (target: StoreRule['target'], text: string): StoreRule => ({
  target,
  when: 'completed',
  questionId: 'q',
  text,
});
const answered = (answer: string) => ({
  answers: [{ question_id: 'q', answer }],
  isComplete: true,
  hasLowScore: false,
});
const matchPhrases = createPhraseMatcher(PHRASES);
const matchThemes = createThemeMatcher([{ id: 't', phrases: PHRASES }]);

/** Functions over one text that a shopper or a merchant writes. */
const OVER_TEXT: Readonly<Record<string, (text: string) => unknown>> = {
  'match phrases': matchPhrases,
  'match themes': matchThemes,
  'sort the texts of a response': (text) => sortTexts(SURVEY, { words: { value: text } }, SORTER),
  'is searchable': isSearchable,
  'fold words': foldWords,
  'take stems': (text) => LANGUAGES.map((language) => stemOf(text, language)),
  'find topics': (text) => findTopics(text, 'en'),
  'find topics in letters': (text) => findTopics(text, 'ja'),
  'find topics behind prefixes': (text) => findTopics(text, 'ar'),
  'sort by topic': (text) => sortByTopic({ texts: [{ text, writtenAt: 1 }], pinned: [], now: 1 }, languageOf),
  'detect the language': (text) => languageOf(text.slice(0, 600)),
  'group equal texts': (text) => groupEqual([text, ` ${text}`]),
  'write a cell': toSpreadsheetText,
  'read a cell': fromSpreadsheetText,
  'write a line of CSV': (text) => csvLine([text, text]),
  'write a list in CSV': (text) => csvList([text, text]),
  'name a CSV file': (text) => csvFileName(text, 'answers', '2026-01-01'),
  'read words': readWords,
  'find a channel': (text) => mapText(text, { language: 'en' }),
  'find a channel by rules': (text) => mapText(text, { language: 'en', mapping: MAPPING }),
  'find a channel by a theme': (text) =>
    mapSaidText({ text: '-', themes: [text] }, { language: 'en', mapping: MAPPING }),
  'find a tracked channel': (text) =>
    trackedChannel(
      { utmSource: text, utmMedium: text, referrer: text },
      { ownHosts: [text], mapping: MAPPING },
    ),
  'find a written language': (text) =>
    writtenLanguage(question('single_select', 'q', { text, options: [text] })),
  'list the names in a template': namesIn,
  'check a JSON template': (text) => templateProblem(text, 'json', ['a']),
  'check a form template': (text) => templateProblem(text, 'form', ['a']),
  'fill a template with a text': (text) => fillTemplate('{"a":"{{a}} {{a}}"}', 'json', { a: text }),
  'fill a form with a text': (text) => fillTemplate('a={{a}}', 'form', { a: text }),
  'check a store rule': (text) =>
    (['customer_tag', 'order_note', 'order_metafield'] as const).map((target) =>
      storeRuleProblem(rule(target, text)),
    ),
  'write an answer to the store': (text) =>
    (['customer_tag', 'order_note', 'order_metafield'] as const).map((target) =>
      writesOf(rule(target, 'x {{answer}}'), answered(text)),
    ),
  'fit a path to a pattern': (text) => fitsPath(`/${text.slice(0, 200)}*b`, text),
  'check an answer': (text) =>
    SURVEY.questions.map((each) => [
      checkAnswer(each, { value: text }),
      checkAnswer(each, { optionId: 'other', otherValue: text }),
    ]),
  'check that a text can be stored': isStorable,
  'replace what cannot be stored': replaceUnstorable,
  'cut a text': (text) => storable(text, text.length - 1),
  'find a blank text': isBlank,
  'find what cannot be stored': (text) => findUnstorable({ [text]: [text] }),
  'read JSON of the platform': (text) => parseStorable(JSON.stringify({ [text]: text })),
  'find nested values': (text) => findUnstorable(nested(text.length)),
  // Marks take longer, on the page of the shopper who types them: `normalized` would make that page heavier.
  'read a number without marks': (text) => parseNumber(text.replaceAll(/[\p{M}\uFF9E]/gu, ''), ','),
  'read a date': isRealDate,
  'read a moment': isRealMoment,
  'read a short address': readHostedCode,
  'read the address of a picture': imageAt,
  'find the direction of a language': directionOf,
  'choose a language': (text) => chooseLanguage(['de', 'pt-BR'], text.split(',')),
  'find changed texts': (text) => changedTexts([SURVEY], survey(question('text', 'words', { text }))),
  'find unfinished parts': (text) => unfinishedParts(survey(question('text', 'words', { text }))),
  'read the style of a store': (text) =>
    readStoreStyle({ background: text, bodyFont: text, headingFont: text, logo: text, icon: text }),
  'read the settings of a theme': (text) => [
    readThemeSettings(text),
    readThemeSettings(
      JSON.stringify({
        current: { color_schemes: { a: { settings: { background: text } } }, type_body_font: text },
      }),
    ),
  ],
  'read the address of a store': (text) => parseStoreAddress(text, ['myshopify.com']),
  'read the parameters of results': (text) =>
    parametersOf({ ...DEFAULT_QUERY, ...queryFromParameters(() => text) }),
  'check base64': isBase64,
  'fold a text for the search': foldText,
  'search in a text': (text) => foldText(text).includes(foldText(text.slice(-500))),
  'name a text beside Other': otherTextKey,
  'name a copy': (text) => [originalName(text), nameOfCopy(text, new Set())],
  'write an array of the database': (text) => formatArray([text, null]),
  'read an array of the database': (text) => parseArray(formatArray([text, null]), String),
  'escape HTML': escapeHtml,
  'write JSON into HTML': jsonForHtml,
  'measure a text of a picture': (text) => lengthsOf(text, 30, 3),
  'read a user agent': deviceOf,
  'read a host': hostNameOf,
  'sign a link': (text) => signOAuthQuery(new URLSearchParams(text.replaceAll(' ', '&a=')), 'secret'),
};

function nested(depth: number): unknown {
  let value: unknown = 'a';
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}

/** Work on many texts, of which each is short. */
const OVER_MANY: Readonly<Record<string, MakeWork>> = {
  'group equal texts': (size) =>
    workOn(
      many(size, (at) => 'a'.repeat(1 + (at % 9)) + ' '.repeat(at % 50)),
      groupEqual,
    ),
  'sort many texts by topic, with new words': (size) =>
    workOn(
      {
        texts: many(size / 8, (at) => ({ text: `delivery was late w${at % 40}`, writtenAt: at % 3 })),
        pinned: [],
        now: 1 + 30 * DAY_MS,
      },
      (request) => sortByTopic(request, () => 'en'),
    ),
  'find channels by many rules': (size) => {
    const mapping = preparedMapping(size / 8);
    return () => many(size / 40, (at) => mapText(`a b${at}`, { language: 'en', mapping }));
  },
  'find tracked channels by many rules': (size) => {
    const mapping = preparedMapping(size / 4);
    return () =>
      many(size / 40, (at) =>
        trackedChannel({ utmSource: `s${at}`, utmMedium: null, referrer: null }, { mapping }),
      );
  },
  'find what changed since many versions of many options': (size) => {
    const definition = survey(
      ...many(10, (at) =>
        question('single_select', `q${at}`, { options: many(size / 400, (option) => `${option}`) }),
      ),
    );
    const published = many(10, () => ({ ...definition, questions: [...definition.questions] }));
    return () => changedTexts(published, definition);
  },
  'assign the meanings of many options by many choices': (size) => {
    const definition = survey(
      ...many(10, (at) =>
        question('single_select', `q${at}`, { options: many(size / 40, (option) => `${option}`) }),
      ),
    );
    const choices = definition.questions.flatMap(({ questionId, config }) =>
      'options' in config
        ? config.options.map(({ id }) => ({ questionId, optionId: id, change: 'correction' as const }))
        : [],
    );
    const published = indexPublished([definition]);
    return () => assignMeanings(definition, { published, choices, newId: () => 'new' });
  },
  'wait for a turn behind many calls of other stores': (size) => {
    const endless = () => new Promise<void>(() => undefined);
    const limits = { atOnce: 1, waiting: Infinity };
    return () => {
      const wait = inTurn(endless, { ...limits, ofStore: limits });
      return many(size / 8, (at) => void wait(`${at}`));
    };
  },
  'sign a request with a name that repeats': (size) => {
    const query = new URLSearchParams('a=&'.repeat(size));
    return () => signOAuthQuery(query, 'secret');
  },
};

/** The rules are read when the first text is mapped, which is not measured. */
function preparedMapping(count: number): ChannelMapping {
  const mapping = { channels: [], rules: rules(count, 30) };
  mapText('a', { language: 'en', mapping });
  return mapping;
}

const workOn =
  <T>(input: T, work: (input: T) => unknown) =>
  () =>
    work(input);

const SCREENED = { size: 6_000, kept: 3 };

/** The inputs that take longest, because only those can be more than linear. */
function slowestInputs(work: (text: string) => unknown): ((size: number) => string)[] {
  const timed = HOSTILE.map((textOf) => {
    const text = textOf(SCREENED.size);
    const before = process.cpuUsage();
    work(text);
    const { user, system } = process.cpuUsage(before);
    return { textOf, time: user + system };
  });
  timed.sort((one, other) => other.time - one.time);
  return timed.slice(0, SCREENED.kept).map(({ textOf }) => textOf);
}

function slowestGrowth(
  work: (text: string) => unknown,
): { readonly text: string; readonly growth: number | null } | null {
  for (const textOf of slowestInputs(work)) {
    const growth = growthOf((size) => workOn(textOf(size), work));
    if (!isLinear(growth)) return { text: JSON.stringify(textOf(12)), growth };
  }
  return null;
}

describe('the time for one hostile text grows with its length, not faster, to', () => {
  it.each(Object.entries(OVER_TEXT))('%s', (_, work) => {
    expect(slowestGrowth(work)).toBe(null);
  });
});

describe('the time for many hostile texts grows with their number, not faster, to', () => {
  it.each(Object.entries(OVER_MANY))('%s', (_, make) => {
    const growth = growthOf(make);
    expect(isLinear(growth), `${growth} times as long with each doubling`).toBe(true);
  });
});

describe('this file finds', () => {
  it.each<[string, (text: string) => unknown]>([
    ['an expression that reads on from each blank', (text) => / +$/.test(text)],
    ['a loop over each pair of words', pairs],
    [
      'a text that is cut at the front for each letter',
      (text) => {
        for (let left = text; left !== ''; left = left.slice(1))
          if (left.endsWith('#!') || left.indexOf('#!') > 0) return;
      },
    ],
    ['the normal form of a letter with many marks', (text) => text.normalize('NFKD')],
  ])('%s', (_, planted) => {
    expect(slowestGrowth(planted)?.growth).toBeGreaterThan(3);
  });
});

function pairs(text: string): number {
  const words = text.split(' ');
  let equal = 0;
  for (const one of words) for (const other of words) if (one === other) equal += 1;
  return equal;
}
