import fc from 'fast-check';
import { PUBLIC_CONTRACT } from '#server/areas/public-api/public-contract.ts';
import { PUBLIC_BASE } from '#shared/connections/key-scopes.ts';
import { HOSTILE_TEXTS } from '../support/hostile-values.ts';
import {
  changeArb,
  changed,
  fillPath,
  inputArb,
  queryOf,
  RAW_BODIES,
  takesBody,
  wellFormed,
} from './draw-call.ts';
import type { Draw } from './draw-request.ts';

// What programs with an API key send.

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

const idempotencyArb = fc.option(
  fc.oneof(
    fc.constantFrom('a', 'b'),
    fc.constantFrom(...HOSTILE_TEXTS).map((text) => encodeURIComponent(wellFormed(text)).slice(0, 150)),
  ),
  { freq: 3 },
);

const EXAMPLES: Readonly<Record<string, unknown>> = {
  createSurvey: {
    name: 'After delivery',
    questions: [{ type: 'drop_down', text: 'Why?', options: ['A', 'B'], isRequired: true }],
  },
  listSurveys: { after: '2026-11-02T12:00:00.000Z_a' },
  listResponses: { changedSince: '2026-11-02T12:00:00.123456Z', after: '1762084800123456~a' },
  getResults: { range: 'all', versions: '1', countries: 'PT', answered: 'q-nps=v:9' },
};

/** The calls of the public API, from their schemas or from an example with one change. */
export const programArb: fc.Arbitrary<Draw> = fc.oneof(
  ...PUBLIC_CONTRACT.map((endpoint) =>
    fc
      .record({
        hostile: fc.option(fc.constantFrom(...HOSTILE_TEXTS), { freq: 5 }),
        input: inputArb(endpoint),
        raw: fc.option(fc.constantFrom(...RAW_BODIES), { freq: 8 }),
        change: fc.option(changeArb, { freq: 2 }),
        idempotencyKey: idempotencyArb,
      })
      .map(({ hostile, input, raw, change, idempotencyKey }): Draw => ({
        what: `public ${endpoint.name}`,
        make({ parameters, programKey, examples }) {
          const example = EXAMPLES[endpoint.name] ?? examples[endpoint.name];
          const given = change !== null && example !== undefined ? changed(example, change) : input;
          const path = PUBLIC_BASE + fillPath(endpoint.path, parameters, hostile);
          const headers = {
            ...json,
            authorization: `Bearer ${programKey}`,
            ...(idempotencyKey !== null && { 'idempotency-key': idempotencyKey }),
          };
          const { method } = endpoint;
          if (!takesBody(endpoint)) return { method, path: path + queryOf(Object(given) as object), headers };
          return { method, path, headers, body: raw ?? JSON.stringify(given) };
        },
      })),
  ),
);

const TOOLS = PUBLIC_CONTRACT.flatMap((endpoint) =>
  endpoint.tool ? [{ endpoint, name: endpoint.tool.name }] : [],
);

/** Messages of assistants: calls of tools with hostile arguments, and messages with one change. */
export const assistantArb: fc.Arbitrary<Draw> = fc.oneof(
  ...TOOLS.map(({ endpoint, name }) =>
    fc
      .record({
        input: inputArb(endpoint),
        change: fc.option(changeArb, { freq: 2 }),
        raw: fc.option(fc.constantFrom(...RAW_BODIES), { freq: 8 }),
      })
      .map(({ input, change, raw }): Draw => ({
        what: `tool ${name}`,
        make({ parameters: { surveyId = '', meaningId = '' }, programKey }) {
          const given = { ...(Object(input) as object), surveyId, meaningId };
          const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } };
          const body = raw ?? JSON.stringify(change === null ? message : changed(message, change));
          const headers = { ...json, authorization: `Bearer ${programKey}` };
          return { method: 'POST', path: `${PUBLIC_BASE}/mcp`, headers, body };
        },
      })),
  ),
);
