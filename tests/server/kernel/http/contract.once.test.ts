import express from 'express';
import type { Express } from 'express';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createAreas, refuseUnhandled } from '#server/start/areas.ts';
import { expressPath } from '#server/kernel/http/paths.ts';
import { API_BASE } from '#shared/api/base.ts';
import { CONTRACT } from '#shared/api/contract.ts';
import { pathParameters } from '#shared/api/endpoint.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { NAMED_SCHEMAS, openApiDocument } from '#server/kernel/pages/openapi.ts';
import { publicOpenApi } from '#server/areas/public-api/docs/public-openapi.ts';
import { testApp, testDeps } from '#tests/support/app.ts';

const deps = testDeps();
const app = testApp({ deps, areas: createAreas(deps) });

const addressOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${expressPath(path)}`;

interface Layer {
  name: string;
  route?: { path: string; stack: { method?: string }[] };
}

/** Middleware that ends no request itself, or only requests that this test checks elsewhere. */
const MIDDLEWARE = [
  'giveContext',
  'observeRequest',
  'refuseTarget',
  'setSecurityHeaders',
  'compression',
  'allowKnownOrigin',
  'refuseUnknownCall',
  'sendOpening',
  'assets',
  'serveAdminPage',
  'exitWithError',
];

/** Lists the routes of an Express app from its router. */
function mounted(http: Express): string[] {
  const { stack } = http.router as unknown as { stack: Layer[] };
  return stack.flatMap((layer) => {
    const { route } = layer;
    if (route === undefined) return MIDDLEWARE.includes(layer.name) ? [] : [`middleware ${layer.name}`];
    // A layer without a method answers 405 for all other methods.
    const methods = new Set(
      route.stack.flatMap(({ method }) => (method === undefined ? [] : [method.toUpperCase()])),
    );
    return [...methods].map((method) => `${method} ${route.path}`);
  });
}

const declared = [
  ...CONTRACT.map(({ method, path }) => addressOf({ method, path: API_BASE + path })),
  ...app.plainRoutes.map(addressOf),
];

describe('the API contract', () => {
  it('the contract lists exactly the mounted routes, beside the declared plain routes', () => {
    expect(mounted(app.express).sort()).toEqual([...declared].sort());
  });

  it('detects a route that is not declared', () => {
    const own = testDeps();
    const sly = testApp({ deps: own, areas: createAreas(own) }).express;
    sly.get('/api/v1/debug', (_request, response) => void response.end());
    sly.use(express.Router());
    const strangers = mounted(sly).filter((entry) => !declared.includes(entry));
    expect(strangers).toEqual(['GET /api/v1/debug', 'middleware router']);
  });

  it('the contract contains every call that a file describes', async () => {
    const folder = join(import.meta.dirname, '../../../../shared/api');
    for (const file of readdirSync(folder)) {
      const module = (await import(join(folder, file))) as Record<string, unknown>;
      for (const entry of Object.values(module).filter(isEndpoint)) expect(CONTRACT, file).toContain(entry);
    }
  });

  it('refuses to start without the handler of a call', () => {
    const areas = createAreas(testDeps());
    expect(() => refuseUnhandled(areas)).not.toThrow();
    const without = areas.map(({ routes = [] }) => ({
      routes: routes.filter(({ endpoint }) => endpoint.name !== 'saveDraft'),
    }));
    expect(() => refuseUnhandled(without)).toThrow('No area handles saveDraft.');
  });

  it.each(CONTRACT.map((entry) => [entry.name, entry] as const))(
    'includes the path parameters in the input of %s',
    (_name, entry) => {
      const { properties = {} } = schemaOf(entry);
      for (const name of pathParameters(entry.path)) expect(Object.keys(properties)).toContain(name);
    },
  );
});

interface JsonSchema {
  readonly type?: string;
  readonly [key: string]: unknown;
}

/** Every part of a JSON schema with its path. */
function partsOf(schema: JsonSchema, at = ''): (readonly [at: string, part: JsonSchema])[] {
  const below = Object.entries(schema).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? partsOf(value as JsonSchema, `${at}.${key}`) : [],
  );
  return [[at, schema], ...below];
}

const LARGEST_INT = 2_147_483_647;

/** The bound that a number or text needs to fit its database column, or null if it has all of them. */
function lacks(part: JsonSchema): string | null {
  const { type, minimum, maximum } = part;
  if ('const' in part) return null;
  if (type === 'integer') {
    const fits = Number(minimum) >= -LARGEST_INT && Number(maximum) <= LARGEST_INT;
    return fits ? null : 'bounds that an integer column holds';
  }
  if (type === 'number') return minimum === undefined || maximum === undefined ? 'bounds' : null;
  const isBounded = ['enum', 'maxLength', 'pattern', 'allOf'].some((key) => key in part);
  return type === 'string' && !isBounded ? 'a longest length' : null;
}

describe('the input schemas of the calls', () => {
  it.each(CONTRACT.map((entry) => [entry.name, entry] as const))('%s has bounds', (_name, { input }) => {
    const schema = z.toJSONSchema(input, { io: 'input', reused: 'inline', unrepresentable: 'any' });
    const found = partsOf(schema as JsonSchema).flatMap(([at, part]) => {
      const lacking = lacks(part);
      return lacking === null || at.endsWith('.propertyNames') ? [] : [`${at} lacks ${lacking}`];
    });
    expect(found).toEqual([]);
  });
});

function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'output' in value && 'path' in value
  );
}

interface Operation {
  operationId: string;
  summary: string;
  security: unknown[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  responses: Record<string, { content: Record<string, unknown> }>;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

interface PublicDocument {
  tags: { name: string }[];
  paths: Record<string, Record<string, { tags: string[]; responses: Record<string, { $ref?: string }> }>>;
  components: { responses: Record<string, unknown> };
}

function schemaOf(entry: Endpoint): { properties?: Record<string, unknown> } {
  const document = openApiDocument([entry]) as unknown as Document;
  const operation = document.paths[entry.path]?.[entry.method.toLowerCase()];
  const inBody = operation?.requestBody?.content['application/json']?.schema.properties ?? {};
  const named = (operation?.parameters ?? []).map(({ name }) => [name, {}] as const);
  return { properties: { ...inBody, ...Object.fromEntries(named) } };
}

describe('the OpenAPI document', () => {
  it('serves the complete OpenAPI document without a session', async () => {
    const reply = await request(app.http).get('/api/v1/openapi.json');
    expect([reply.status, reply.type]).toEqual([200, 'application/json']);
    const { openapi, paths } = reply.body as Document;
    expect(openapi).toBe('3.1.0');
    for (const { name, method, path, summary, access } of CONTRACT) {
      const operation = paths[path]?.[method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: name, summary });
      expect(operation?.security).toEqual(access === 'session' ? [{ session: [] }] : []);
      expect(operation?.requestBody !== undefined).toBe(['POST', 'PUT', 'PATCH'].includes(method));
      expect(Object.keys(operation?.responses ?? {})).toEqual(['200', 'default']);
    }
    const operations = Object.values(paths).flatMap((entry) => Object.values(entry));
    expect(operations).toHaveLength(CONTRACT.length);
  });

  it('says of each public call what it is about and how it fails', () => {
    const document = publicOpenApi('https://surveys.example');
    const { paths, tags, components } = document as unknown as PublicDocument;
    const operations = Object.entries(paths).flatMap(([path, entry]) =>
      Object.entries(entry).map(([method, operation]) => ({ path, method, operation })),
    );
    expect(operations.length).toBeGreaterThan(10);
    for (const { path, method, operation } of operations) {
      expect(tags.map(({ name }) => name)).toEqual(expect.arrayContaining(operation.tags));
      const statuses = Object.keys(operation.responses);
      expect(statuses.slice(0, 4)).toEqual(['200', '400', '401', '402']);
      expect(statuses.includes('404')).toBe(path.includes('{'));
      expect(statuses.includes('409')).toBe(method !== 'get');
      for (const { $ref } of Object.values(operation.responses)) {
        if ($ref !== undefined) expect(components.responses).toHaveProperty($ref.split('/').at(-1) ?? '');
      }
    }
    expect(components.responses['RATE_LIMITED']).toMatchObject({ headers: { 'Retry-After': {} } });
  });

  it('describes a survey’s definition once, and calls refer to it', () => {
    const text = JSON.stringify(publicOpenApi('https://surveys.example'));
    expect(text.match(/"formatVersion"/g)?.length).toBe(2);
    expect(text.match(/"#\/components\/schemas\/SurveyDefinition"/g)?.length).toBeGreaterThan(5);
    expect(text.length).toBeLessThan(90_000);
    for (const [name, schema] of Object.entries(NAMED_SCHEMAS)) {
      const [input, output] = (['input', 'output'] as const).map((io) => z.toJSONSchema(schema, { io }));
      expect([name, input]).toEqual([name, output]);
    }
  });

  it('the OpenAPI document has no broken reference', () => {
    const document = openApiDocument(CONTRACT);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) {
      const target = reference
        .replace(/^#\//, '')
        .split('/')
        .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
      expect(target, reference).toBeDefined();
    }
  });
});
