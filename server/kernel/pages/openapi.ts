import * as z from 'zod/mini';
import { ERRORS } from '#shared/errors.ts';
import { API_BASE } from '#shared/api/base.ts';
import { pathParameters, type Access, type Endpoint } from '#shared/api/endpoint.ts';
import { checkedBy } from '#shared/api/stored.ts';
import { definitionSchema } from '#shared/survey/definition-schema.ts';

type Json = Record<string, unknown>;

interface DocumentFacts {
  readonly title: string;
  /** What a reader learns first. */
  readonly description?: string;
  /** Where the paths begin: absolute, or on the server of the document. */
  readonly url: string;
}

const OWN: DocumentFacts = { title: 'Askwell', url: API_BASE };

/** The calls as an OpenAPI 3.1 document, for readers and tools outside this code base. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { title, description, url }: DocumentFacts = OWN,
): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', ...(description !== undefined && { description }) },
    servers: [{ url }],
    paths,
    components: {
      securitySchemes: Object.fromEntries(
        [...new Set(endpoints.map(({ access }) => access))].flatMap((access) => schemeOf(access)),
      ),
      schemas: { Error: errorSchema(), ...namedSchemas(paths) },
    },
  };
}

/** The entry of the security schemes; none for calls that anyone may make. */
function schemeOf(access: Access): (readonly [string, Json])[] {
  if (access === 'public') return [];
  const bearerFormat = access === 'session' ? 'JWT' : 'askwell_…';
  return [[access, { type: 'http', scheme: 'bearer', bearerFormat }]];
}

function operationOf(endpoint: Endpoint): Json {
  const input = objectSchema(endpoint.input);
  const inPath = pathParameters(endpoint.path);
  const hasBody = ['POST', 'PUT', 'PATCH'].includes(endpoint.method);
  const inQuery = hasBody ? [] : Object.keys(input.properties).filter((name) => !inPath.includes(name));
  const parameters = [
    ...inPath.map((name) => parameterOf(name, 'path', input)),
    ...inQuery.map((name) => parameterOf(name, 'query', input)),
  ];
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ [endpoint.access]: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: json(bodySchema(input, inPath)) } }),
    responses: {
      200: { description: 'Done.', content: json(enveloped(jsonSchema(endpoint.output, 'output'))) },
      default: {
        description: 'A coded error.',
        content: json({ $ref: referenceTo('Error') }),
      },
    },
  };
}

interface ObjectSchema extends Json {
  properties: Record<string, Json>;
  required: string[];
}

function objectSchema(schema: z.ZodMiniType): ObjectSchema {
  const found = jsonSchema(schema, 'input') as Partial<ObjectSchema>;
  return { ...found, properties: found.properties ?? {}, required: found.required ?? [] };
}

function parameterOf(name: string, place: 'path' | 'query', { properties, required }: ObjectSchema): Json {
  return {
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name] ?? { type: 'string' },
  };
}

/** The input without path parameters. A union of shapes stays as it is. */
function bodySchema(input: ObjectSchema, inPath: readonly string[]): Json {
  const { properties, required, ...rest } = input;
  if (Object.keys(properties).length === 0 && 'anyOf' in rest) return rest;
  const kept = Object.entries(properties).filter(([name]) => !inPath.includes(name));
  const needed = required.filter((name) => !inPath.includes(name));
  return { ...rest, properties: Object.fromEntries(kept), ...(needed.length > 0 && { required: needed }) };
}

type Direction = 'input' | 'output';

/**
 * Large schemas that several calls share. They stand once in the document, and calls refer to them. Each looks the same
 * as an input and as an output.
 */
export const NAMED_SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = { SurveyDefinition: definitionSchema };

const referenceTo = (name: string) => `#/components/schemas/${name}`;

/** The shared schemas that the calls refer to. */
function namedSchemas(paths: object): Json {
  const text = JSON.stringify(paths);
  const used = Object.entries(NAMED_SCHEMAS).filter(([name]) => text.includes(`"${referenceTo(name)}"`));
  return Object.fromEntries(used.map(([name, schema]) => [name, jsonSchema(schema, 'output')]));
}

function jsonSchema(schema: z.ZodMiniType, io: Direction): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: made }) {
      if (zodSchema === (schema as unknown)) return;
      const checked = checkedBy(zodSchema);
      const meant = checked ?? (zodSchema as unknown);
      const [name] = Object.entries(NAMED_SCHEMAS).find(([, each]) => each === meant) ?? [];
      if (name === undefined && checked === undefined) return;
      for (const key of Object.keys(made)) delete made[key as keyof typeof made];
      if (name !== undefined) made.$ref = referenceTo(name);
      else if (checked !== undefined) Object.assign(made, jsonSchema(checked, io));
    },
  });
  return rest;
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const enveloped = (data: Json): Json => ({ type: 'object', properties: { data }, required: ['data'] });

function errorSchema(): Json {
  const error = z.object({
    error: z.object({
      code: z.enum(Object.keys(ERRORS) as [string, ...string[]]),
      message: z.string(),
      fields: z.optional(z.record(z.string(), z.string())),
    }),
  });
  return jsonSchema(error, 'output');
}
