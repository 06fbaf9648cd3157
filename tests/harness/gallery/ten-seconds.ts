import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { signWebhook } from '#server/dev-store/platform/signatures.ts';
import { BACKDATED_PATH } from '#server/kernel/platform/settings.ts';
import { LEFT } from '#shared/analytics/cells.ts';
import type { PinnedThemes } from '#shared/api/analytics-themes.ts';
import type { Home } from '#shared/api/home.ts';
import { newQuestion } from '#shared/survey/edit/defaults.ts';
import type { Question } from '#shared/survey/question.ts';
import { randomFrom } from '#tests/support/simulation/random.ts';
import {
  drawResponses,
  type DrawnResponse,
  PLANTED,
  REASONS,
  SOURCES,
} from '#tests/support/simulation/findings-stores.ts';
import { startBenchProduct } from '#tests/harness/bench/support/bench-product.ts';
import { GRAMMAR, makeAnswers } from '#tests/support/made-answers.ts';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { TEST_SECRETS } from '#tests/support/app.ts';
import { FOLDER, takeFramed } from './admin-pictures.ts';
import { choosePro } from './choose-pro.ts';

interface MadeStore {
  readonly id: string;
  readonly name: string;
  readonly planted: keyof typeof PLANTED;
  /** The store asked for so many weeks. */
  readonly weeks: number;
  /** The languages of what shoppers wrote; none without a text question. */
  readonly languages: readonly ('en' | 'de' | 'fr')[];
}

/** In the third and the fifth store, what changed lies within the 30 days that the page opens with. */
const STORES: readonly MadeStore[] = [
  { id: 'one-large-effect', name: 'One large effect', planted: 'one large effect', weeks: 8, languages: [] },
  { id: 'none', name: 'Nothing at all', planted: 'none at all', weeks: 8, languages: [] },
  { id: 'change', name: 'A change in week 6', planted: 'a change in week 6', weeks: 8, languages: [] },
  {
    ...{ id: 'theme', name: 'A theme in three languages', planted: 'none at all', weeks: 8 },
    languages: ['en', 'de', 'fr'],
  },
  { id: 'lost-segment', name: 'A lost segment', planted: 'a lost segment', weeks: 9, languages: [] },
];
const RESPONSES = 1_200;
const AT_ONCE = 20;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const WEEK_MS = 7 * 86_400_000;

/** Takes a picture of what is in sight on the Analytics page of each made-up store, and above the list of surveys. */
export async function takeTenSeconds(browser: Browser): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const product = await startBenchProduct(browser);
  try {
    const context = await browser.newContext({ storageState: product.merchant });
    const page = await context.newPage();
    await choosePro(page, product.appUrl);
    for (const store of STORES) {
      const publicId = await publish(page, store);
      await pinThemes(page, store);
      await fill(product.appUrl, store, publicId);
    }
    await waitForBriefs(page);
    await context.close();
    const home = [{ name: 'ten-seconds-home', path: '' }];
    for (const size of SIZES) await takeFramed(browser, product, size, home);
    const shots = STORES.map(({ id }) => ({ name: `ten-seconds-${id}`, path: `/surveys/analytics/${id}` }));
    for (const size of SIZES) await takeFramed(browser, product, size, shots);
  } finally {
    await product.close();
  }
}

async function waitForBriefs(page: Page): Promise<void> {
  for (;;) {
    const { againInMs } = await fetchFromApi<Home>(page, 'GET', '/home');
    if (againInMs === null) return;
    // Time passes: the findings are computed in the background.
    await page.waitForTimeout(againInMs);
  }
}

function questionsOf({ id, languages }: MadeStore): Question[] {
  const made: Question[] = [];
  const add = (type: Question['type'], questionId: string, text: string, config: object): void => {
    const base = newQuestion(type, id, () => questionId);
    const more = { questionId, meaningId: questionId, text, orderIndex: made.length };
    made.push({ ...base, ...more, config: { ...base.config, ...config } } as Question);
  };
  const options = (texts: readonly string[]) => ({
    options: texts.map((text) => ({ id: idOf(text), meaningId: idOf(text), text })),
  });
  add('single_select', 'source', 'How did you hear about us?', options(SOURCES));
  add('single_select', 'reason', 'What almost stopped you?', options(REASONS));
  add('rating', 'stars', 'How was it?', { scale: 5 });
  add('nps', 'nps', 'Would you recommend us?', {});
  if (languages.length > 0) add('text', 'words', 'What could we do better?', {});
  return made;
}

const idOf = (text: string) => text.toLowerCase().replaceAll(' ', '-');

async function publish(page: Page, store: MadeStore): Promise<string> {
  const { id: surveyId, name, planted } = store;
  // The store whose score changes made its survey from scratch, so that it is about the score.
  const made = planted === 'a change in week 6' ? {} : { templateId: 'post-purchase-attribution' };
  const { revision, definition } = await fetchFromApi<{ revision: number; definition: object }>(
    page,
    'POST',
    '/surveys',
    { surveyId, ...made },
  );
  await fetchFromApi(page, 'PUT', `/surveys/${surveyId}/draft`, {
    baseRevision: revision,
    saveId: randomBytes(16).toString('hex'),
    definition: { ...definition, name, questions: questionsOf(store) },
  });
  const { publicId } = await fetchFromApi<{ publicId: string }>(
    page,
    'POST',
    `/surveys/${surveyId}/publish`,
    {
      draftRevision: revision + 1,
    },
  );
  return publicId;
}

/** Of the themes below, the one that shoppers write most about. */
const PLANTED_THEME = 0;
const THEME_NAMES = ['Delivery', 'Damage', 'Prices'];

/** Pins the three most frequent themes of the made-up texts, as a merchant does who has read some of them. */
async function pinThemes(page: Page, { id, languages }: MadeStore): Promise<void> {
  if (languages.length === 0) return;
  const themes = THEME_NAMES.map((name, at) => ({
    id: idOf(name),
    name,
    phrases: languages.flatMap((language) =>
      (GRAMMAR[language]?.themes[at]?.subjects ?? []).map((text) => ({ language, text })),
    ),
  }));
  const path = `/surveys/${id}/analytics/questions/words/pinned-themes`;
  const { revision } = await fetchFromApi<PinnedThemes>(page, 'GET', path);
  await fetchFromApi(page, 'PUT', path, { revision, themes });
}

/** Texts of which twice as many as usual are about one theme. */
function textsAbout(theme: number, language: string, count: number, random: () => number): string[] {
  return makeAnswers(language, 2 * count, random)
    .filter((made, at) => made.theme === theme || at % 2 === 0)
    .slice(0, count)
    .map(({ text }) => text);
}

/** Sends the answers of all weeks, each with its moment. */
async function fill(appUrl: string, store: MadeStore, publicId: string): Promise<void> {
  const random = randomFrom(STORES.indexOf(store) + 1);
  const begin = Date.now() - store.weeks * WEEK_MS;
  const texts = store.languages.flatMap((language) =>
    textsAbout(PLANTED_THEME, language, RESPONSES / store.languages.length, random),
  );
  const drawn = [
    ...drawResponses(PLANTED[store.planted], { responses: RESPONSES, weeks: store.weeks }, random),
  ];
  for (let from = 0; from < drawn.length; from += AT_ONCE) {
    const part = drawn.slice(from, from + AT_ONCE).map(async (response, index) => {
      const place = from + index;
      const at = begin + (place / drawn.length) * store.weeks * WEEK_MS;
      // Shoppers of all languages answer in each week.
      const text = texts[(place % 3) * (RESPONSES / 3) + Math.floor(place / 3)] ?? null;
      await send(appUrl, Math.floor(at), { publicId, ...responseOf(response, text, Math.floor(at)) });
    });
    await Promise.all(part);
  }
}

function responseOf({ shopper, cells }: DrawnResponse, text: string | null, at: number) {
  const responseId = randomBytes(16).toString('hex');
  const given = cells.flatMap(([question, cell]): [string, object][] => {
    const value = cell.slice(2);
    if (cell.startsWith('o:')) return [[question, { optionId: idOf(value), otherValue: null }]];
    return cell.startsWith('v:') ? [[question, { value: Number(value) }]] : [];
  });
  const isWhole = !cells.some(([, cell]) => cell === LEFT);
  if (isWhole && text !== null) given.push(['words', { value: text }]);
  const answers = Object.fromEntries(given);
  return {
    ...{ responseId, version: 1, revision: 1, respondentKey: responseId, complete: isWhole, timings: {} },
    ...{ path: Object.keys(answers), answers, startedAt: at - 20_000, changedAt: at, sentAt: at },
    attributes: { placement: 'popup', country: shopper.country, customerType: shopper.customer },
  };
}

async function send(appUrl: string, at: number, input: object): Promise<void> {
  const body = JSON.stringify({ kind: 'response', at, input });
  const reply = await fetch(appUrl + BACKDATED_PATH, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-shopify-hmac-sha256': signWebhook(body, TEST_SECRETS.PLATFORM_API_SECRET),
    },
  });
  if (!reply.ok) throw new Error(`An answer was refused: ${reply.status} ${await reply.text()}`);
  await reply.arrayBuffer();
}
