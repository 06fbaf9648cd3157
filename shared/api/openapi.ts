import * as z from 'zod/mini';
import { ERRORS } from '../errors.ts';
import { API_BASE } from './base.ts';
import { pathParameters } from './endpoint.ts';
import type { Endpoint } from './endpoint.ts';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document, for readers and tools outside this code base. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = (paths[endpoint.path] ??= {});
    path[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Askwell', version: '1' },
    servers: [{ url: API_BASE }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema() },
    },
  };
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
    security: endpoint.access === 'session' ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && { requestBody: { required: true, content: json(bodySchema(input, inPath)) } }),
    responses: {
      200: { description: 'Done.', content: json(enveloped(jsonSchema(endpoint.output, 'output'))) },
      default: {
        description: 'A coded error.',
        content: json({ $ref: '#/components/schemas/Error' }),
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

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    unrepresentable: 'any',
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
