import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { parseStorable } from '#server/kernel/limits/storable.ts';
import type { Config } from '#server/kernel/config/config.ts';
import { fetchReply, type Reply } from '#server/kernel/limits/fetch-reply.ts';

const LIMITS = { longestMs: 10_000, mostBytes: 2_000_000 };

export interface ProviderCall<Shape extends z.ZodMiniType> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Sent as the query of a GET. */
  readonly input?: Record<string, string | number | boolean>;
  /** Null: authenticates as the app's server, with the secret key. */
  readonly customerToken: string | null;
  readonly reply: Shape;
}

/** The provider refuses a customer's token because it issued another one since. */
export class TokenRefusedError extends AppError {
  constructor() {
    super('UPSTREAM', 'The billing service does not know this store. Please try again.');
    this.name = 'TokenRefusedError';
  }
}

const refusal = z.object({ error: z.string(), details: z.optional(z.unknown()) });

/**
 * Calls the provider's API. If there is no reply, or the reply is not JSON of the expected shape, the error is
 * UPSTREAM. If the provider refuses the call, the error has the provider's message.
 */
export async function askProvider<Shape extends z.ZodMiniType>(
  { billing, secrets }: Pick<Config, 'billing' | 'secrets'>,
  { method, path, input = {}, customerToken, reply }: ProviderCall<Shape>,
): Promise<z.output<Shape>> {
  const query = new URLSearchParams(
    Object.entries(input).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const hasQuery = method === 'GET' && query.size > 0;
  const credential: Record<string, string> =
    customerToken === null
      ? { 'x-mantle-app-api-key': secrets.billingApiKey }
      : { 'x-mantle-customer-api-token': customerToken };
  const { status, text } = await send(`${billing.baseUrl}${path}${hasQuery ? `?${query.toString()}` : ''}`, {
    method,
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-mantle-app-id': billing.appId,
      ...credential,
    },
    ...(method !== 'GET' && { body: JSON.stringify(input) }),
  });
  if (status === 401 && customerToken !== null) throw new TokenRefusedError();
  return read(status, parse(text), reply);
}

async function send(url: string, init: RequestInit): Promise<Reply> {
  try {
    return await fetchReply(url, init, LIMITS);
  } catch (cause) {
    throw noUse(cause);
  }
}

function parse(text: string): unknown {
  try {
    return parseStorable(text);
  } catch (cause) {
    throw noUse(cause);
  }
}

function read<Shape extends z.ZodMiniType>(status: number, body: unknown, reply: Shape): z.output<Shape> {
  const refused = refusal.safeParse(body);
  if (refused.success || status >= 400) {
    const said = refused.success ? refused.data.error : `It answered ${status}.`;
    if (status >= 400 && status < 500 && status !== 401 && status !== 403 && status !== 429) {
      throw new AppError(status === 404 ? 'NOT_FOUND' : 'INVALID_INPUT', said);
    }
    throw noUse(new Error(said));
  }
  const checked = reply.safeParse(body);
  if (!checked.success) throw noUse(checked.error);
  return checked.data;
}

const noUse = (cause: unknown) =>
  new AppError('UPSTREAM', 'The billing service did not answer as expected. Please try again.', { cause });
