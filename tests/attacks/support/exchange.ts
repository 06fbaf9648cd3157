import { request } from 'node:http';
import type { Agent, IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export interface Sent {
  readonly method: string;
  /** Sent unchanged: nothing normalizes it. */
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Calls `onArrival` when the reply's head arrives, and at each piece of its body. */
export function exchange(
  where: { agent: Agent; host: string; port: number },
  { method, path, headers = {}, body }: Sent,
  onArrival = () => {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    // Sent for all methods: without it, the body of a DELETE would be parsed as the next request.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const asked = request({ ...where, method, path, headers: { ...length, ...headers } }, (response) => {
      const pieces: Buffer[] = [];
      onArrival();
      response.on('data', (piece: Buffer) => {
        pieces.push(piece);
        onArrival();
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(pieces).toString(),
        }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Texts that reveal internals: a stack, a statement, a table, a file, an error of the language. */
const INTERNALS =
  /\n\s+at |node:internal|node_modules|\.ts:\d|\/server\/|\/dist\/|SQLSTATE|syntax error at|violates|relation "|column "|invalid input syntax|TypeError|RangeError|SyntaxError|ZodError|Cannot read prop|is not a function|ECONN|ENOENT/;

/** Returns what is wrong with a reply: a server error, or internals in its text. Null if it is right. */
export function problemOf({ status, text }: Pick<Reply, 'status' | 'text'>): string | null {
  if (status >= 500) return `the server failed with ${status}: ${text}`;
  const inside = status >= 400 ? INTERNALS.exec(text) : null;
  return inside === null ? null : `the refusal says ${JSON.stringify(inside[0])}: ${text}`;
}
