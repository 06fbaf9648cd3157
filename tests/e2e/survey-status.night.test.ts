import { mkdir, writeFile } from 'node:fs/promises';
import pg from 'pg';
import type { Frame, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';
import {
  STANDINGS,
  standingSentence,
  type StandingContext,
  type StandingFacts,
  type SwitchedOn,
} from '#shared/delivery/standing.ts';
import { appIn } from '#tests/e2e/support/app-frame.ts';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { openApp, type OpenApp } from '#tests/e2e/support/open-app.ts';
import type { Product } from '#tests/e2e/support/start-product.ts';
import { openPage } from '#tests/support/browser.ts';
import { freshPostgresUrl } from '#tests/support/database.ts';
import { signedIn, upgradeToPro } from '#tests/support/install-app.ts';
import { LIVE, NOW, SITUATIONS, TOP_LEVEL } from '#tests/support/standing-situations.ts';

const SURVEY = { surveyId: 'status', templateId: 'post-purchase-attribution' };
const RESULTS = 'test-results';
const WIDE = { viewport: { width: 1280, height: 800 } };

const SCREENS = {
  list: '/',
  Build: `/builder/${SURVEY.surveyId}`,
  'On your store': `/surveys/delivery/${SURVEY.surveyId}`,
  Answers: `/surveys/analytics/${SURVEY.surveyId}`,
} as const;

const NAMES = Object.values(STANDINGS).map(({ name }) => name);

interface Seat {
  readonly page: Page;
  /** Opens a screen of the app and returns where it is drawn. */
  readonly open: (path: string) => Promise<Page | Frame>;
}

test('says one true word about a survey on the list, in its header and beside its answers, in every situation', async () => {
  const databaseUrl = await freshPostgresUrl();
  const opened = await openApp('embedded', { ...WIDE, env: { DATABASE_URL: databaseUrl } });
  const client = new pg.Client(databaseUrl);
  await client.connect();
  onTestFinished(() => client.end());
  const framed = await openFramed(opened);
  const topLevel = await openAlone(opened);
  const rows: string[] = [];
  // The server finds out itself which survey outranks another one, and this store has one survey.
  const alone = SITUATIONS.filter(([, , facts]) => !facts.outrankedBy);
  const onFree = alone.filter(([, , , context]) => context?.plan === undefined);
  const onPro = alone.filter(([, , , context]) => context?.plan !== undefined);
  for (const [situation, standing, facts, context] of [...onFree, ...onPro]) {
    if (situation === onPro[0]?.[0]) await upgradeToPro(opened.merchant);
    await store(client, { ...LIVE, ...facts });
    const switchedOn = context?.switchedOn ?? null;
    if (switchedOn) await switchParts(framed.page, opened, switchedOn);
    const seat = switchedOn ? framed : topLevel;
    const { name } = STANDINGS[standing];
    const sentence = sentenceFor({ ...LIVE, ...facts }, { ...TOP_LEVEL, ...context });
    const placements = await readScreens(seat, { name, sentence, situation }).catch(
      async (error: unknown) => {
        await seat.page.screenshot({ path: `${RESULTS}/survey-status-failed.png` });
        throw error;
      },
    );
    expectTruePlacements(placements, { ...LIVE, ...facts }, switchedOn);
    rows.push(
      `| ${name} | ${situation}${switchedOn ? ' (in the store’s admin)' : ''} | ${Object.keys(SCREENS).join(', ')} | ${placements.join(' ')} |`,
    );
  }
  await keepTable(rows);
  expect(rows).toHaveLength(alone.length);
});

/** Publishes a survey in the store's admin. */
async function openFramed({ page, app, storeUrl }: OpenApp): Promise<Seat> {
  const { revision } = await fetchFromApi<{ revision: number }>(app, 'POST', '/surveys', SURVEY);
  const delivery = { ...DEFAULT_DELIVERY, placements: [{ type: 'thank_you' }] };
  await fetchFromApi(app, 'PUT', `/surveys/${SURVEY.surveyId}/delivery`, { delivery });
  await fetchFromApi(app, 'POST', `/surveys/${SURVEY.surveyId}/publish`, { draftRevision: revision });
  const open = async (path: string): Promise<Frame> => {
    await page.goto(`${storeUrl}/admin/apps/askwell${path === '/' ? '' : path}`);
    await page.waitForFunction(
      () => document.querySelector<HTMLIFrameElement>('iframe')?.name === 'app-frame',
    );
    return appIn(page);
  };
  return { page, open };
}

/** Signs in outside of the store's admin, where nothing reports what is switched on. */
async function openAlone({ appUrl, merchant }: OpenApp): Promise<Seat> {
  const page = await openPage({ ...WIDE, storageState: signedIn(merchant, appUrl) });
  const open = async (path: string): Promise<Page> => {
    await page.goto(appUrl + path);
    return page;
  };
  return { page, open };
}

/** The facts were written for one moment; their distance to now stays. */
const moved = (at: string): string => new Date(Date.now() + Date.parse(at) - NOW).toISOString();
const movedOrNull = (at: string | null): string | null => (at === null ? null : moved(at));

/** Gives the survey the facts, as weeks of use would. */
async function store(client: pg.Client, facts: StandingFacts): Promise<void> {
  const delivery = {
    ...DEFAULT_DELIVERY,
    placements: facts.placements.map((type) =>
      type === 'popup'
        ? { type, pages: { kinds: [], paths: [] }, trigger: { type: 'immediately' } }
        : { type },
    ),
    schedule: { startsAt: movedOrNull(facts.startsAt), endsAt: movedOrNull(facts.endsAt) },
    responseCap: facts.isFull ? facts.monthResponses : null,
  };
  await client.query(
    `UPDATE surveys SET status = $1, delivery = $2, responses_total = $3::int,
            responses_in_month = $3::int, responses_month = to_char(now(), 'YYYY-MM'), put_off_at = $4,
            settings = settings || jsonb_build_object('pausedByPlan', $5::boolean),
            first_published_at = now() - interval '30 days'`,
    [
      facts.status,
      JSON.stringify(delivery),
      facts.monthResponses,
      movedOrNull(facts.putOffAt),
      facts.isPausedByPlan,
    ],
  );
  await client.query('UPDATE stores SET live_surveys = $1', [facts.liveSurveys]);
  await client.query('DELETE FROM placement_sightings');
  for (const { placement, at, page } of facts.seen) {
    await client.query(
      `INSERT INTO placement_sightings (store_id, survey_id, placement, host, seen_at, page)
       SELECT store_id, survey_id, $1, '', $2, $3 FROM surveys`,
      [placement, moved(at), page ?? ''],
    );
  }
}

/** Switches the app's parts on or off in the store's editors. */
async function switchParts(page: Page, { storeUrl }: Product, switchedOn: SwitchedOn): Promise<void> {
  const places = { theme: switchedOn.popup === true, checkout: switchedOn.thank_you === true };
  for (const [place, isOn] of Object.entries(places)) {
    await page.context().request.post(`${storeUrl}/admin/editor`, {
      form: { place, ...(isOn && { on: 'yes' }) },
      headers: { origin: storeUrl },
    });
  }
}

/** Expects the word on each screen and no other; returns what the placements say. */
async function readScreens(
  { open }: Seat,
  { name, sentence, situation }: { name: string; sentence: RegExp; situation: string },
): Promise<string[]> {
  const placements: string[] = [];
  for (const [screen, path] of Object.entries(SCREENS)) {
    const app = await open(path);
    await expect.poll(() => statusWords(app), { message: `${situation}: ${screen}` }).toEqual([name]);
    if (screen === 'On your store') {
      await expect
        .poll(() => app.locator('[data-standing]').innerText(), { message: situation })
        .toMatch(sentence);
      placements.push(...(await app.locator('li[data-done]').allInnerTexts()));
    }
  }
  return placements;
}

/** The texts on the screen that are the word of a status; the list's filters are buttons. */
async function statusWords(app: Page | Frame): Promise<string[]> {
  // The map shows a survey as it will be once it is live.
  const texts = await app.locator('span:not(:has(*)):not(button *):not([draggable] *)').allTextContents();
  return texts.filter((text) => NAMES.includes(text.trim()));
}

/** The sentence of a state, with any moments. */
function sentenceFor(facts: StandingFacts, context: StandingContext): RegExp {
  const sentence = standingSentence(facts, context, { at: () => '…', ago: () => '…' });
  return new RegExp(`^${sentence.replaceAll('.', '\\.').replaceAll('…', '.+')}$`);
}

/** A placement is called switched on only if the store says so, and seen only if a page was seen. */
function expectTruePlacements(
  sentences: readonly string[],
  { placements, seen }: StandingFacts,
  switchedOn: SwitchedOn | null,
): void {
  expect(sentences).toHaveLength(placements.length);
  const isReported = placements.some((placement) => switchedOn?.[placement] === true);
  const isSeen = placements.some((placement) => seen.some((each) => each.placement === placement));
  for (const sentence of sentences) {
    if (/ switched on, /.test(sentence)) expect([sentence, isReported]).toEqual([sentence, true]);
    if (/ seen \w+ .*ago| seen just now/.test(sentence)) expect([sentence, isSeen]).toEqual([sentence, true]);
  }
}

async function keepTable(rows: readonly string[]): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  const head =
    '| word | situation: the survey … | seen on | what the placements say |\n| --- | --- | --- | --- |';
  await writeFile(`${RESULTS}/survey-status.md`, `${head}\n${rows.join('\n')}\n`);
}
