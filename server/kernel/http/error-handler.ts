import type { ErrorRequestHandler, Request, Response } from 'express';
import { AppError, ERRORS, type ErrorBody, type ErrorCode } from '#shared/errors.ts';
import { ownValue } from '#shared/own-value.ts';
import type { ProviderError } from '#shared/plan/provider.ts';
import { EMBEDDED_BILLING_PATH } from '#server/kernel/config/config.ts';
import { standalonePage } from '#server/kernel/pages/standalone-page.ts';
import { retryHeaders } from './open-reply.ts';
import type { ReportFault } from './report-fault.ts';
import { contextOf } from './request-context.ts';

/** The one error handler. Messages of unexpected errors are never shown. */
export function errorHandler(report: ReportFault): ErrorRequestHandler {
  return function exitWithError(error: unknown, request, response, next) {
    const shown = shownError(error);
    const { route, facts } = contextOf(request);
    report(error, shown, { requestId: facts.id, route });
    // The reply has begun: Express closes the connection, so that the client sees an incomplete reply.
    if (response.headersSent) {
      next(error);
      return;
    }
    if (request.path.startsWith(`${EMBEDDED_BILLING_PATH}/`)) sendBillingError(response, shown, facts.id);
    else if (wantsPage(request)) sendErrorPage(response, shown, facts.id);
    else sendError(response, shown, facts.id);
  };
}

/** A browser navigated to an address outside the API. */
const wantsPage = (request: Request) =>
  !request.path.startsWith('/api/') && (request.get('accept') ?? '').includes('text/html');

function sendError(response: Response, error: AppError, requestId: string): void {
  setErrorHeaders(response, error);
  response.status(error.status).json(errorBody(error, requestId));
}

/** The billing service speaks its provider's protocol, which has its own error format. */
function sendBillingError(response: Response, error: AppError, requestId: string): void {
  setErrorHeaders(response, error);
  const details = Object.entries(error.fields ?? {}).map(([field, fault]) => `${field}: ${fault}`);
  const body: ProviderError = {
    error: messageOf(error, requestId),
    details: details.length > 0 ? details.join('; ') : error.code,
  };
  response.status(error.status).json(body);
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  return {
    error: {
      code: error.code,
      message: messageOf(error, requestId),
      ...(error.fields !== undefined && { fields: error.fields }),
    },
  };
}

/** Allows the same frame ancestors as the requested page. */
function sendErrorPage(response: Response, error: AppError, requestId: string): void {
  setErrorHeaders(response, error);
  const given = String(response.getHeader('Content-Security-Policy'));
  const ancestors = /frame-ancestors [^;]*/.exec(given)?.[0] ?? "frame-ancestors 'none'";
  const words = {
    title: 'This page could not be opened',
    text: messageOf(error, requestId),
    action: { label: 'Back to the start', href: '/' },
  };
  const { html, contentSecurityPolicy } = standalonePage(words, [ancestors]);
  response.setHeader('Content-Security-Policy', contentSecurityPolicy);
  response.status(error.status).type('html').send(html);
}

function setErrorHeaders(response: Response, error: AppError): void {
  const isOpen = response.getHeader('Access-Control-Allow-Origin') === '*';
  response.set({ ...retryHeaders(error.retryAfter, isOpen), 'Cache-Control': 'no-store' });
}

const messageOf = (error: AppError, requestId: string) =>
  error.code === 'INTERNAL' ? `${ERRORS.INTERNAL.message} (Reference ${requestId})` : error.message;

/** Errors of Express and its body parsers, by the parser's type. */
const PARSER_FAULTS: Record<string, readonly [ErrorCode, string?]> = {
  'entity.parse.failed': ['INVALID_INPUT', 'The body is not valid JSON.'],
  'entity.verify.failed': ['INVALID_INPUT'],
  'entity.too.large': ['TOO_LARGE'],
  'parameters.too.many': ['TOO_LARGE'],
  'request.aborted': ['INVALID_INPUT', 'The request ended before its body did.'],
  'request.size.invalid': ['INVALID_INPUT', 'The body does not have the length that was announced.'],
  'charset.unsupported': ['UNSUPPORTED_MEDIA_TYPE'],
  'encoding.unsupported': ['UNSUPPORTED_MEDIA_TYPE'],
};

/** Converts any error into one whose message may be shown. */
export function shownError(error: unknown): AppError {
  return knownError(error) ?? new AppError('INTERNAL');
}

function knownError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof Error)) return null;
  const { type, status } = error as { type?: unknown; status?: unknown };
  const fault = typeof type === 'string' ? ownValue(PARSER_FAULTS, type) : undefined;
  if (fault !== undefined) return new AppError(fault[0], fault[1], { cause: error });
  // An invalid path such as /%E0%A4%A, or one that leaves the folder of files.
  if (error instanceof URIError || status === 400) {
    return new AppError('INVALID_INPUT', 'The address is not valid.', { cause: error });
  }
  if (status === 403 || status === 404) return new AppError('NOT_FOUND', undefined, { cause: error });
  return null;
}
