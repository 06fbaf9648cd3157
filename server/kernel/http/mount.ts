import type { IRouter, RequestHandler, Response } from 'express';
import express from 'express';
import { API_BASE } from '#shared/api/base.ts';
import { AppError } from '#shared/errors.ts';
import { nextPiece } from '#server/kernel/limits/pieces.ts';
import { admitAnyone, admitSession, sessionOf, type Gate } from './admit.ts';
import { answerPreflight, openToEveryone } from './cross-origin.ts';
import { bySpecificity, expressPath, patternOf } from './paths.ts';
import type { PlainBody, PlainRoute } from './plain-route.ts';
import { jsonBody, readInput, refuseUnstorable, takesBody } from './read-input.ts';
import { refuseEarly } from './refuse-early.ts';
import { contextOf } from './request-context.ts';
import type { Route } from './route.ts';
import { dropDocumentHeaders } from './security-headers.ts';
import { isLarge } from './store-turns.ts';
import { writeOutput } from './write-output.ts';

export interface MountTools extends Gate {
  /** Whether a reply with fields outside the contract is an error instead of being cut. */
  readonly strict: boolean;
  /** Headers of every reply of a fast route. */
  readonly openHeaders: Readonly<Record<string, string>>;
}

/** A contract route or a plain route, in a common form. */
interface Mountable {
  readonly name: string;
  readonly method: string;
  /** Absolute, in Express' notation. */
  readonly path: string;
  /** Sets the headers that every reply of this route has. */
  readonly setHeaders: (response: Response) => void;
  readonly crossOrigin: boolean;
  readonly changesData: boolean;
  readonly handlers: readonly RequestHandler[];
}

/** Registers all routes; each path then refuses every other method with 405. */
export function mountAll(
  router: IRouter,
  { routes, plainRoutes }: { routes: readonly Route[]; plainRoutes: readonly PlainRoute[] },
  tools: MountTools,
): void {
  const mountables = [
    ...routes.map((entry) => fromRoute(entry, tools)),
    ...plainRoutes.map((entry) => fromPlainRoute(entry, tools)),
  ].sort((a, b) => bySpecificity(a.path, b.path));
  refuseDoubles(mountables);
  for (const mountable of mountables) {
    const { method, path, handlers } = mountable;
    router[method.toLowerCase() as 'get'](path, begin(mountable), ...handlers);
  }
  for (const path of new Set(mountables.map((entry) => entry.path))) {
    router.route(path).all(refuseOtherMethods(mountables.filter((entry) => entry.path === path)));
  }
}

function fromRoute({ endpoint, handle, isFast = false }: Route, tools: MountTools): Mountable {
  const { name, method, path, access, rate, crossOrigin = false } = endpoint;
  return {
    name,
    method,
    path: expressPath(API_BASE + path),
    crossOrigin,
    changesData: method !== 'GET',
    setHeaders: isFast ? setFastHeaders(tools.openHeaders) : setDataHeaders(crossOrigin),
    handlers: [
      access === 'session' ? admitSession(rate, tools) : admitAnyone(rate, tools),
      ...(takesBody(endpoint) ? [jsonBody(endpoint)] : []),
      async function answer(request, response) {
        const session = sessionOf(request);
        // Reading the body took a piece already, and checking it is another.
        if (session !== null && isLarge(request)) await nextPiece(session.storeId);
        const input = readInput(endpoint, request);
        const { facts } = contextOf(request);
        const call = { input, session, request: facts, signal: signalOf(response) };
        const data = writeOutput(endpoint, await handle(call), tools.strict);
        response.setHeader('Cache-Control', 'no-store');
        response.json({ data });
      },
    ],
  };
}

function fromPlainRoute(plain: PlainRoute, tools: MountTools): Mountable {
  const { name, method, path, body, guard, rate, crossOrigin = false } = plain;
  const { changesData = method !== 'GET' } = plain;
  return {
    name,
    method,
    path: expressPath(path),
    crossOrigin,
    changesData,
    setHeaders: openIf(crossOrigin),
    handlers: [
      guard === 'session' ? admitSession(rate, tools) : admitAnyone(rate, tools),
      ...(body === undefined ? [] : [plainBody(body)]),
      async function answer(request, response) {
        refuseUnstorable({ ...request.query, ...request.params });
        if (body !== undefined && body.kind !== 'raw') refuseUnstorable(request.body);
        const { facts } = contextOf(request);
        const call = { session: sessionOf(request), facts, signal: signalOf(response) };
        await plain.handle(request, response, call);
      },
    ],
  };
}

function plainBody({ kind, bytes }: PlainBody): RequestHandler {
  const options = { limit: bytes, type: () => true };
  if (kind === 'raw') return express.raw(options);
  if (kind === 'json') return express.json({ ...options, strict: false });
  return express.urlencoded({ limit: bytes, extended: false });
}

/** Aborted when the reply can no longer reach the client. */
function signalOf(response: Response): AbortSignal {
  const controller = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}

const openIf =
  (crossOrigin: boolean) =>
  (response: Response): void => {
    if (crossOrigin) openToEveryone(response);
  };

/** A reply of a call is data: no browser runs it as a page, and it is sent often. */
const setDataHeaders =
  (crossOrigin: boolean) =>
  (response: Response): void => {
    dropDocumentHeaders(response);
    response.setHeader('X-Robots-Tag', 'noindex');
    openIf(crossOrigin)(response);
  };

const setFastHeaders =
  (headers: MountTools['openHeaders']) =>
  (response: Response): void => {
    dropDocumentHeaders(response);
    response.set(headers);
  };

function begin({ name, changesData, setHeaders }: Mountable): RequestHandler {
  return function beginRoute(request, response, next) {
    contextOf(request).route = name;
    setHeaders(response);
    if (changesData) refuseEarly(request);
    next();
  };
}

function refuseOtherMethods(entries: readonly Mountable[]): RequestHandler {
  const methods = [...new Set(entries.map(({ method }) => method))];
  const allow = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  const open = entries.some(({ crossOrigin }) => crossOrigin);
  return function refuseMethod(request, response) {
    response.setHeader('Allow', allow);
    if (request.method !== 'OPTIONS') throw new AppError('METHOD_NOT_ALLOWED');
    if (!open) return void response.status(204).end();
    openToEveryone(response);
    answerPreflight(response, methods);
  };
}

/** Refuses two routes with the same address, since the second would never be reached, and two with the same name. */
function refuseDoubles(mountables: readonly Mountable[]): void {
  const seen = new Set<string>();
  for (const { method, path, name } of mountables) {
    for (const key of [`${method} ${patternOf(path)}`, name]) {
      if (seen.has(key))
        throw new Error(`Two routes share an address or a name: ${name} (${method} ${path}).`);
      seen.add(key);
    }
  }
}
