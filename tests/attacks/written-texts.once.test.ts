import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { openHostedSession } from '#server/areas/billing/service/hosted-session.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { PUBLIC_BASE } from '#shared/connections/key-scopes.ts';
import { ROUTES } from '#shared/routes.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { subscribe } from '#tests/server/areas/surveys/support.ts';
import { partOf, thorough } from '#tests/support/thorough.ts';
import { validSession } from '#tests/support/sessions.ts';
import { buildPublishedSurvey } from '#tests/support/surveys.ts';
import { attackedApp, plainRoutes } from './support/attacked-app.ts';
import { type Reply } from './support/exchange.ts';

/*
 * Each test failed with a fault in the code: scripts without the escaping of the hosted page’s title, of its JSON or of
 * the billing page’s shop; formulas without the check of a text’s start in `spreadsheet.ts`.
 */

const app = attackedApp();

const SCRIPTS = [
  '<script>hostile()</script>',
  '"><img src=x onerror=hostile()>',
  "'><svg onload=hostile()>",
  '</script><script>hostile()//',
  '</title></textarea></style><iframe srcdoc="<script>hostile()</script>">',
  '<!--<script>hostile()',
  '&lt;script&gt;hostile()&#60;/script&#62;',
  'javascript:hostile()',
  '\u2028hostile()\u2029',
];

/** A survey with a hostile text in each field of the merchant. */
function hostileSurvey(text: string): SurveyDefinition {
  const wording = { text, description: text };
  const options = [{ id: 'o1', text, meaningId: 'o1' }];
  return {
    ...survey(
      question('single_select', 'q1', {
        ...wording,
        config: { options, allowOther: true, otherLabel: text.slice(0, 90) },
      }),
      question('text', 'q2', { ...wording, isRequired: false, config: { placeholder: text.slice(0, 90) } }),
      question('nps', 'q3', {
        ...wording,
        isRequired: false,
        config: { minLabel: text.slice(0, 90), maxLabel: text.slice(0, 90) },
      }),
    ),
    name: text,
    description: text,
  };
}

async function hostileStore(text: string) {
  const { store, authorization } = await validSession(app.deps);
  await subscribe(app.deps, store.storeId, 'pro');
  await app.deps.database.query(
    `UPDATE stores SET business_name = $2, business_email = $2 WHERE store_id = $1`,
    [store.storeId, text],
  );
  const made = await buildPublishedSurvey(app.deps, store, hostileSurvey(text));
  return { store, authorization, ...made };
}

/** `<meta http-equiv>` changes how the browser treats the page. */
const hasEffect = (attributes: NamedNodeMap): boolean => attributes.getNamedItem('http-equiv') !== null;

/** Elements of a page that would run or load something that is not ours. */
function intrudersIn(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const elements = [...document.querySelectorAll('*')];
  const withHandlers = elements.filter(({ tagName, attributes }) =>
    [...attributes].some(
      ({ name, value }) =>
        name.startsWith('on') ||
        // A description for link previews is a text: no browser follows it.
        (/^\s*javascript:/i.test(value) &&
          !(tagName === 'META' && name === 'content' && !hasEffect(attributes))),
    ),
  );
  const foreign = elements.filter(
    (element) =>
      ['IFRAME', 'IMG', 'OBJECT', 'EMBED', 'BASE'].includes(element.tagName) ||
      (element.tagName === 'SCRIPT' &&
        element.getAttribute('type') !== 'application/json' &&
        element.textContent.includes('hostile')),
  );
  return [...withHandlers, ...foreign].map(({ outerHTML }) => outerHTML);
}

const page = (path: string) => app.send({ method: 'GET', path, headers: { accept: 'text/html' } });

describe.each(SCRIPTS.map((text, at) => [text, at] as const))('%j', (text, at) => {
  it('is text on all pages of the server', async () => {
    const { store, publicId } = await hostileStore(text);
    const { pathname } = new URL(
      openHostedSession(app.deps, { storeId: store.storeId, type: 'plans', locale: null }).session.url,
    );
    const query = encodeURIComponent(text);
    const pages = [
      ...[`/s/${publicId}`, pathname, `/install?shop=${query}`, `/install?shop=${query}&embedded=1`],
      ...[`/install/callback?error=${query}&shop=${query}&state=${query}`, `/nowhere/${query}?a=${query}`],
      ...[`/?shop=${query}&host=${query}`, `${ROUTES.login}?token=${query}&storeUrl=${query}`, `/s/${query}`],
    ];
    // By day each text is tried on a third of the pages, and the next text on others.
    for (const path of thorough(pages, partOf(pages, at, 3))) {
      const reply = await page(path);
      expect([path, reply.headers['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
      expect([path, intrudersIn(reply.text)]).toEqual([path, []]);
    }
    // The text is on the pages, so the check above had something to find.
    const own = new JSDOM((await page(`/s/${publicId}`)).text).window.document;
    expect(own.querySelector('h1')?.textContent).toContain(text);
    const data: unknown = JSON.parse(own.querySelector('script[type="application/json"]')?.textContent ?? '');
    expect(JSON.stringify(data)).toContain(JSON.stringify(text));
    const billing = new JSDOM((await page(pathname)).text).window.document;
    expect(billing.querySelector('.shop')?.textContent).toBe(text);
  });

  it('is served with a JSON content type that browsers do not sniff', async () => {
    const { publicId, surveyId, authorization } = await hostileStore(text);
    for (const path of [`/questions/${publicId}/1.json`, `/api/v1/surveys/${surveyId}`, '/api/v1/surveys']) {
      const { headers } = await app.send({ method: 'GET', path, headers: { authorization } });
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

const FORMULAS = [
  ...['=1+1', '+1+1', '-1+1', '@SUM(A1)', ' =1', '\t=1', '\r=1', '\n=1', '\u200b=1', '＝1+1', '＠x', '－2+3'],
  ...[
    '=HYPERLINK("https://evil.example";"x")',
    "=cmd|'/c calc'!A1",
    '"=1',
    '",=1+1,"',
    'a\n=1',
    ';=1',
    'nice;=1+1;ok',
    'nice; "=1+1;ok',
    'a\r\n-1+1',
    'a\t@x',
    "'=1",
  ],
];

describe('a spreadsheet', () => {
  const FILES = ['responses.csv', 'summary.csv'];

  it('is exported only at the addresses of this test', () => {
    const found = plainRoutes()
      .map(({ path }) => path)
      .filter((path) => path.includes('csv'));
    // Programs get the files of the same code at addresses of their own.
    const [forPrograms, forPeople] = [true, false].map((isPublic) =>
      found.filter((path) => path.startsWith(PUBLIC_BASE) === isPublic).map((path) => path.split('/').at(-1)),
    );
    expect([forPrograms?.sort(), forPeople?.sort()]).toEqual([FILES, FILES]);
  });

  it.each(FORMULAS)('does not compute %j', async (formula) => {
    const { publicId, surveyId, authorization } = await hostileStore(formula);
    const now = app.deps.clock();
    const saved = await app.send({
      method: 'PUT',
      path: `/api/v1/collect/${publicId}/responses/${app.deps.newId()}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ version: 1, revision: 1, respondentKey: app.deps.newId(), complete: true, timings: {} },
        ...{ path: ['q1', 'q2', 'q3'], startedAt: now, changedAt: now, sentAt: now },
        answers: { q1: { optionId: 'other', otherValue: formula }, q2: { value: formula }, q3: { value: 3 } },
        attributes: { placement: 'hosted', customerId: keyOf(formula), orderId: keyOf(formula) },
      }),
    });
    expect([saved.status, saved.text]).toEqual([200, expect.any(String)]);
    for (const file of FILES) {
      const path = `/api/v1/surveys/${surveyId}/analytics/${file}?range=all`;
      const reply = await app.send({ method: 'GET', path, headers: { authorization } });
      for (const separator of [',', ';', '\t']) {
        const computed = cellsOf(reply, separator).filter(isComputed);
        expect([file, separator, computed]).toEqual([file, separator, []]);
      }
      const words = cellsOf(reply, ',').map(withoutMarks);
      expect(words.some((cell) => cell.includes(withoutMarks(formula.trim())))).toBe(true);
    }
  });
});

/** The part of the text that a key may contain, which includes `=` and `-`. */
const keyOf = (formula: string) => formula.replaceAll(/[^\w=-]/g, '') || '=1';

const withoutMarks = (text: string) => text.replaceAll("'", '');

/** Splits into cells as a spreadsheet with this separator does: a quote counts only at the start of a cell. */
function cellsOf({ text }: Reply, separator: string): string[] {
  const signs = text.slice(1).split('');
  const cells = [''];
  let [isFresh, isQuoted] = [true, false];
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? '';
    const ends = !isQuoted && [separator, '\r', '\n'].includes(sign);
    const isDoubled = isQuoted && sign === '"' && signs[at + 1] === '"';
    if (ends) cells.push('');
    else if (sign === '"' && (isQuoted || isFresh) && !isDoubled) isQuoted = !isQuoted;
    else cells.push(`${cells.pop() ?? ''}${sign}`);
    if (isDoubled) at += 1;
    isFresh = ends;
  }
  return cells;
}

/** A spreadsheet computes a cell that starts with a formula sign, unless it is a plain number. */
const isComputed = (cell: string) =>
  /^[\s\u200b\ufeff]*[=+\-@＝＋－＠]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell);
