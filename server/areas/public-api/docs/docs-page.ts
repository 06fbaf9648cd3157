import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HEADER, PUBLIC_CONTRACT, PUBLIC_EXPORTS } from '../public-contract.ts';
import { MOST_WAITING } from '#shared/connections/connection-limits.ts';
import { PUBLIC_BASE } from '#shared/connections/key-scopes.ts';
import { publicOpenApi } from './public-openapi.ts';
import { ERRORS } from '#shared/errors.ts';
import { escapeText } from '#server/kernel/pages/standalone-page.ts';
import {
  curlExample,
  type DescribedCall,
  type Field,
  inputFields,
  type Operation,
  outputFields,
  typescriptExample,
} from './describe-call.ts';
import { DOCS_STYLE } from './docs-style.ts';

interface Page {
  readonly html: string;
  readonly contentSecurityPolicy: string;
}

const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64');

/** The documentation of the public API as one page without scripts. */
export function docsPage(origin: string): Page {
  const base = origin + PUBLIC_BASE;
  const calls = describedCalls(origin);
  return {
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Askwell API</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<div class="page">
<header>
<h1>Askwell API</h1>
<p class="lead">Read a store’s surveys, answers and results, and change its surveys, from your own programs.</p>
</header>
${contents(calls)}
<main>
${guide(base)}
<h2 id="calls">Calls</h2>
${calls.map((call) => callSection(call, base)).join('')}
</main>
</div>
</body>
</html>
`,
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}

function describedCalls(origin: string): DescribedCall[] {
  const paths = publicOpenApi(origin)['paths'] as Record<string, Record<string, Operation>>;
  const entries = [
    ...PUBLIC_CONTRACT,
    ...Object.values(PUBLIC_EXPORTS).map((entry) => ({ ...entry, method: 'GET', scope: 'export' })),
  ];
  return entries.flatMap(({ name, summary, method, path, scope }) => {
    const operation = paths[path]?.[method.toLowerCase()];
    return operation === undefined ? [] : { name, summary, method, path, scope, operation };
  });
}

const SECTIONS = [
  ['start', 'Start'],
  ['keys', 'Keys'],
  ['pages', 'Pages'],
  ['changes', 'Changes'],
  ['repeat', 'Repeat safely'],
  ['limits', 'Limits'],
  ['errors', 'Errors'],
  ['assistants', 'Assistants (MCP)'],
] as const;

/** Folded on a phone, which shows the page first, and beside the page on wider screens. Only one is ever displayed. */
function contents(calls: readonly DescribedCall[]): string {
  const link = (id: string, text: string) => `<li><a href="#${id}">${escapeText(text)}</a></li>`;
  const links = `<ul>${SECTIONS.map(([id, text]) => link(id, text)).join('')}</ul>
<p class="group">Calls</p>
<ul>${calls.map(({ name }) => link(name, titleOf(name))).join('')}</ul>`;
  return `<nav class="folded" aria-label="Contents"><details><summary>Contents</summary>${links}</details></nav>
<nav class="beside" aria-label="Contents">${links}</nav>`;
}

/** A title of a call from its name: `listSurveys` becomes “List surveys”. */
function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function guide(base: string): string {
  const sections: Readonly<Record<(typeof SECTIONS)[number][0], string>> = {
    start: `<p>Make a key in Askwell under <b>Settings → Connections → API keys</b>, and send it with each call:</p>
${code(FIRST_CALL(base))}
<p>Replies are JSON with the result under <code>data</code>. The same calls are described for machines in <a href="${PUBLIC_BASE}/openapi.json">openapi.json</a> (OpenAPI 3.1). In TypeScript, two packages make a typed client of it:</p>
${code(CLIENT_EXAMPLE(base))}`,
    keys: `<p>A key belongs to one store and has scopes: <code>read</code> for surveys and answers, <code>write</code> to create, change, publish and pause surveys, <code>export</code> for files. A call that needs another scope returns <code>403</code> and names it.</p>
<p>Keep keys on servers: whoever has one can do what its scopes allow. A key ends at once when you end it in the settings, when the plan no longer includes connections, and when Askwell is uninstalled. The error of an ended key says why.</p>`,
    pages: `<p>A list returns <code>next</code>. Send it as <code>after</code> to get the next page; it is <code>null</code> on the last one. Responses that exist at the start are on exactly one page, also while answers come in.</p>`,
    changes: `<p>To keep a copy, read the list of responses once. Its last page has <code>changesUntil</code>. Later, send that as <code>changedSince</code>: you get each response that was answered, continued or erased since, in the order of the changes, and a new <code>changesUntil</code>. No change is missed. A response that changes again is listed again.</p>
${code(SYNC_EXAMPLE)}
<p>Changes are recorded from the moment on when the store has a key with the scope <code>read</code>. An earlier <code>changedSince</code> returns <code>410</code>; then read the whole list again. What a store’s orders tell about a response later, and words that a merchant sorts anew, are not changes in this sense. To be told at once instead of asking, use webhooks.</p>
<p>Webhooks come at least once, those of one response in their order: <code>webhook-id</code> tells repetitions. A response that changes again before <code>response.saved</code> or <code>response.changed</code> was sent is told once, with its newest answers, so <code>sequence</code> grows but skips numbers. Events that were given up are named under <code>undelivered</code> of the next one. If more than ${MOST_WAITING.toLocaleString('en')} events wait for a receiver, the oldest are given up; they can be sent again from the connection’s log for a month.</p>`,
    repeat: `<p>If the reply to a <code>POST</code> or <code>PUT</code> was lost, send it again with the same <code>${IDEMPOTENCY_HEADER}</code>. For a day the same text returns the first reply, with <code>Idempotency-Replayed: true</code>, and changes nothing. The same text with another request returns <code>409</code>.</p>
${code(`curl -X POST "${base}/surveys" \\
  -H "Authorization: Bearer $ASKWELL_KEY" \\
  -H "${IDEMPOTENCY_HEADER}: spring-survey-1" \\
  -H "Content-Type: application/json" \\
  -d '{ "name": "Spring" }'`)}`,
    limits: `<p>Each reply says how many calls the key has left on the server that answered: <code>RateLimit-Limit</code>, <code>RateLimit-Remaining</code> and <code>RateLimit-Reset</code>, the seconds until all are back. Too many return <code>429</code> with <code>Retry-After</code>. Files have a lower limit of their own.</p>`,
    errors: `<p>An error has a code for programs and a message for people. <code>fields</code> names each input that is wrong.</p>
${code('{ "error": { "code": "INVALID_INPUT", "message": "Some of what was sent is not valid.", "fields": { "name": "…" } } }')}
${errorTable()}`,
    assistants: `<p>Assistants that speak the Model Context Protocol can list and read surveys, read results with their certainty and what stands out, and search texts. With a key that may write they can also create drafts, which shoppers do not see before someone publishes them. Texts of shoppers are marked as data.</p>
${code(`Address     ${base}/mcp   (streamable HTTP)
Header      Authorization: Bearer askwell_…`)}`,
  };
  return SECTIONS.map(([id, title]) => `<h2 id="${id}">${title}</h2>\n${sections[id]}`).join('\n');
}

const MET = [
  ...['INVALID_INPUT', 'UNAUTHENTICATED', 'PLAN_LIMIT', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'GONE'],
  ...['TOO_LARGE', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'],
] as const satisfies readonly (keyof typeof ERRORS)[];

const MEANINGS: Readonly<Record<(typeof MET)[number], string>> = {
  INVALID_INPUT: 'Some of what was sent is not valid.',
  UNAUTHENTICATED: 'There is no key, or it has ended.',
  PLAN_LIMIT: 'The store’s plan does not include this.',
  FORBIDDEN: 'The key lacks the scope.',
  NOT_FOUND: 'The store has no such thing.',
  CONFLICT: 'It was changed elsewhere, or the same request is under way.',
  GONE: 'Changes that far back are not known.',
  TOO_LARGE: 'The body is too large.',
  RATE_LIMITED: 'Too many calls. Wait for the seconds in Retry-After.',
  INTERNAL: 'Something went wrong on our side.',
  UNAVAILABLE: 'We are briefly unavailable. Send it again.',
};

function errorTable(): string {
  const rows = MET.map(
    (name) =>
      `<tr><td>${ERRORS[name].status}</td><td><code>${name}</code></td><td>${MEANINGS[name]}</td></tr>`,
  );
  return table('Errors', ['Status', 'Code', 'Meaning'], rows);
}

function callSection(call: DescribedCall, base: string): string {
  const { name, summary, method, path, scope, operation } = call;
  const title = titleOf(name);
  const output = outputFields(operation);
  const reply = output === null ? '<p>A CSV file.</p>' : fieldTable(`Reply of ${title}`, output);
  const input = inputFields(operation);
  return `<section aria-labelledby="${name}">
<h3 id="${name}">${escapeText(title)}</h3>
<p class="call"><b${method === 'GET' ? '' : ' class="write"'}>${method}</b> <span>${escapeText(path)}</span> <span class="scope">${scope}</span></p>
<p>${inline(summary)}</p>
${input.length > 0 ? `<h4>Takes</h4>${fieldTable(`Input of ${title}`, input)}` : ''}
<h4>Returns</h4>${reply}
<h4>curl</h4>${code(curlExample(call, base))}
<h4>TypeScript</h4>${code(typescriptExample(call))}
</section>
`;
}

function fieldTable(label: string, fields: readonly Field[]): string {
  const hasTexts = fields.some(({ text }) => text !== '');
  const isInput = label.startsWith('Input');
  const rows = fields.map(({ name, type, isRequired, text }) => {
    const needed = isInput && isRequired ? 'Required. ' : '';
    const words = isInput || hasTexts ? `<td>${needed}${inline(text)}</td>` : '';
    return `<tr><td><code>${escapeText(name)}</code></td><td class="type">${escapeText(type)}</td>${words}</tr>`;
  });
  return table(label, ['Name', 'Type', ...(isInput || hasTexts ? ['Meaning'] : [])], rows);
}

function table(label: string, heads: readonly string[], rows: readonly string[]): string {
  const head = heads.map((each) => `<th scope="col">${each}</th>`).join('');
  return `<div class="wide"><table aria-label="${escapeText(label)}"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** Keyboards reach it, because a long line scrolls. */
const code = (text: string) => `<pre tabindex="0"><code>${escapeText(text)}</code></pre>`;

/** A sentence whose words between backquotes are code. */
const inline = (text: string) => escapeText(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');

/** The first thing to try. */
export const FIRST_CALL = (base: string): string => `export ASKWELL_KEY="askwell_…"
curl "${base}/surveys" -H "Authorization: Bearer $ASKWELL_KEY"`;

export const CLIENT_EXAMPLE = (
  base: string,
): string => `// npx openapi-typescript ${base}/openapi.json -o askwell.d.ts
import createClient from 'openapi-fetch';
import type { paths } from './askwell';

const askwell = createClient<paths>({
  baseUrl: '${base}',
  headers: { Authorization: \`Bearer \${process.env.ASKWELL_KEY}\` },
});

const { data, error } = await askwell.GET('/surveys');
if (error) throw new Error(error.error.message);
console.log(data.data.surveys);`;

export const SYNC_EXAMPLE = `let after = '';
for (;;) {
  const { data: reply } = await askwell.GET('/surveys/{surveyId}/responses', {
    params: { path: { surveyId }, query: { changedSince, after } },
  });
  if (!reply) throw new Error('Try again later with the same changedSince.');
  await save(reply.data.responses);
  await remove(reply.data.erased);
  if (reply.data.next === null) {
    changedSince = reply.data.changesUntil;   // store it for the next time
    break;
  }
  after = reply.data.next;
}`;
