import type { Request, RequestHandler } from 'express';
import express from 'express';
import * as z from 'zod/mini';
import { type Endpoint, DEFAULT_BODY_BYTES } from '#shared/api/endpoint.ts';
import { AppError, type FieldErrors } from '#shared/errors.ts';
import { findUnstorable } from '#server/kernel/limits/storable.ts';
import { UNSTORABLE_TEXT } from '#shared/survey/plain-text.ts';
import { parseGiven } from '../limits/parse-given.ts';

// zod's small edition has no messages without a locale.
z.config(z.locales.en());

const BODY_METHODS: readonly string[] = ['POST', 'PUT', 'PATCH'];

export const takesBody = (endpoint: Endpoint) => BODY_METHODS.includes(endpoint.method);

/** Reads a JSON body up to the endpoint's size limit. A missing body counts as an empty object. */
export function jsonBody(endpoint: Endpoint): RequestHandler {
  const parse: RequestHandler = express.json({
    limit: endpoint.bodyBytes ?? DEFAULT_BODY_BYTES,
    type: () => true,
  });
  return function readJsonBody(request, response, next) {
    if (!hasBody(request)) {
      next();
      return;
    }
    if (!isReadable(request, endpoint)) {
      throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'The body has to be JSON (application/json).');
    }
    parse(request, response, next);
  };
}

const hasBody = (request: Request) =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** Store pages send JSON as text/plain: it needs no preflight and works with keepalive. */
function isReadable(request: Request, endpoint: Endpoint): boolean {
  return (
    request.is('json') !== false || (endpoint.crossOrigin === true && request.is('text/plain') !== false)
  );
}

/** Merges query or body with the path's parameters; the path's values win. */
export function readInput(endpoint: Endpoint, request: Request): unknown {
  const given = takesBody(endpoint) ? objectOf(request.body ?? {}) : queryOf(endpoint, request);
  return checkInput(endpoint, given, request.params);
}

export function checkInput(endpoint: Endpoint, given: object, parameters: object): unknown {
  const input = { ...given, ...parameters };
  refuseUnstorable(input);
  const result = parseGiven(endpoint.input, input);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const issue of result.error.issues) fields[issue.path.join('.') || 'input'] ??= issue.message;
  throw new AppError('INVALID_INPUT', undefined, { fields });
}

/** The one place that refuses text which cannot be stored, for contract calls and plain routes. */
export function refuseUnstorable(input: unknown): void {
  const field = findUnstorable(input);
  if (field !== null)
    throw new AppError('INVALID_INPUT', undefined, { fields: { [field]: UNSTORABLE_TEXT } });
}

export function objectOf(body: unknown): object {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw new AppError('INVALID_INPUT', 'The body has to be a JSON object.');
}

/** In a query, a list with one entry looks like a single value; the schema decides. */
function queryOf(endpoint: Endpoint, request: Request): Record<string, unknown> {
  const shape = shapeOf(endpoint.input);
  // Own properties only: every object inherits keys such as `constructor`.
  const schemaOf = (key: string) => (Object.hasOwn(shape, key) ? shape[key] : undefined);
  return Object.fromEntries(
    Object.entries(request.query).map(([key, value]) => [
      key,
      typeof value === 'string' && isList(schemaOf(key)) ? [value] : value,
    ]),
  );
}

interface AnySchema {
  def: { type: string; shape?: Record<string, AnySchema>; innerType?: AnySchema };
}

const shapeOf = (schema: unknown) => (schema as AnySchema).def.shape ?? {};

function isList(schema: AnySchema | undefined): boolean {
  if (schema === undefined) return false;
  return schema.def.type === 'array' || isList(schema.def.innerType);
}
