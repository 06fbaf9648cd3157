import { ApiError } from './api-error.ts';
import { withSession, type RequestSession } from './with-session.ts';

interface DownloadOptions {
  /** The API's base, without a trailing slash. */
  readonly base: string;
  readonly session: RequestSession;
  /** Aborts the download; nothing is kept. */
  readonly signal: AbortSignal;
  /** Called with each piece. */
  readonly onPiece: (piece: Uint8Array<ArrayBuffer>, headers: Headers) => void;
  readonly fetch?: typeof fetch;
}

/** Downloads a file in pieces with the session token; a plain link could not carry one. */
export async function download(path: string, options: DownloadOptions): Promise<Headers> {
  const { headers, reader } = await withSession(options.session, (token) => open(path, token, options));
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return headers;
      options.onPiece(value, headers);
    }
  } catch (fault) {
    if (options.signal.aborted) throw fault;
    // An incomplete file is a failure.
    throw new ApiError({ status: 'FETCH_ERROR' }, fault);
  }
}

/** Begins the download. A status that is not OK is an error. */
async function open(path: string, token: string, options: DownloadOptions) {
  const response = await ask(path, token, options);
  if (response.ok && response.body) return { headers: response.headers, reader: response.body.getReader() };
  throw new ApiError({ status: response.status, data: await readFault(response) });
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
