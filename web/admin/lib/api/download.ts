import type { SessionManager } from '../session/session-manager.ts';
import { ApiError } from './api-error.ts';

interface DownloadOptions {
  /** The API's base, without a trailing slash. */
  readonly base: string;
  readonly session: Pick<SessionManager, 'state' | 'renew' | 'refuse'>;
  /** Aborts the download; nothing is kept. */
  readonly signal: AbortSignal;
  /** Called with each piece. */
  readonly onPiece: (piece: Uint8Array<ArrayBuffer>, headers: Headers) => void;
  readonly fetch?: typeof fetch;
}

/** Downloads a file in pieces with the session token; a plain link could not carry one. */
export async function download(path: string, options: DownloadOptions): Promise<Headers> {
  const response = await openDownload(path, options);
  if (!response.ok || !response.body) {
    throw new ApiError({ status: response.status, data: await readFault(response) });
  }
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return response.headers;
      options.onPiece(value, response.headers);
    }
  } catch (fault) {
    if (options.signal.aborted) throw fault;
    // An incomplete file is a failure.
    throw new ApiError({ status: 'FETCH_ERROR' }, fault);
  }
}

/** A 401 ends the session, after one silent attempt to renew it. */
async function openDownload(path: string, options: DownloadOptions): Promise<Response> {
  const { session } = options;
  const state = session.state();
  if (state.status !== 'authenticated') throw new ApiError({ status: 401, data: undefined });
  const first = await ask(path, state.token, options);
  const renewed = first.status === 401 ? await session.renew(state.token) : null;
  if (renewed === null) return first;
  const second = await ask(path, renewed, options);
  if (second.status === 401) session.refuse(renewed);
  return second;
}

async function ask(path: string, token: string, { base, signal, ...rest }: DownloadOptions) {
  try {
    return await (rest.fetch ?? fetch)(base + path, {
      credentials: 'include',
      headers: { Authorization: `Bearer ${token}` },
      signal,
    });
  } catch (fault) {
    if (signal.aborted) throw fault;
    throw new ApiError({ status: 'FETCH_ERROR' }, fault);
  }
}

async function readFault(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
