import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { AppError } from '#shared/errors.ts';
import { PlatformRefusal, postToStore } from './request.ts';
import type { PlatformSettings } from './settings.ts';
import { shopOrigin } from './shop-host.ts';

/** A store's admin API with its access token. */
export interface AdminAccess {
  readonly settings: PlatformSettings;
  readonly shop: string;
  readonly accessToken: string;
}

export interface AdminQuery {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
}

/** The store did not grant the app a field that it asked for. */
export class AccessDenied extends AppError {
  constructor() {
    super('UPSTREAM', 'The store does not allow us to see or change this.');
    this.name = 'AccessDenied';
  }
}

const ATTEMPTS = 4;
const LONGEST_WAIT_MS = 10_000;

const cost = z.object({
  requestedQueryCost: z.number(),
  throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number() }),
});

const graphqlReply = z.object({
  data: z.nullish(z.unknown()),
  errors: z.nullish(
    z.array(
      z.object({ message: z.string(), extensions: z.nullish(z.object({ code: z.nullish(z.string()) })) }),
    ),
  ),
  extensions: z.nullish(z.object({ cost: z.nullish(cost) })),
});

type GraphqlReply = z.output<typeof graphqlReply>;

/** Queries the admin API and validates the reply. A throttled query waits until the store's rate limit allows it. */
export async function askAdmin<Shape extends z.ZodMiniType>(
  access: AdminAccess,
  question: AdminQuery,
  shape: Shape,
): Promise<z.output<Shape>> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await send(access, question);
    if (isThrottled(reply) && attempt < ATTEMPTS) {
      await pause(waitForRateLimit(reply));
      continue;
    }
    if (reply.errors?.some((error) => error.extensions?.code === 'ACCESS_DENIED')) throw new AccessDenied();
    if (reply.errors && reply.errors.length > 0) {
      throw new AppError('UPSTREAM', undefined, { cause: new Error(reply.errors[0]?.message) });
    }
    const data = shape.safeParse(reply.data);
    if (!data.success) throw new AppError('UPSTREAM', undefined, { cause: data.error });
    return data.data;
  }
}

async function send(access: AdminAccess, question: AdminQuery): Promise<GraphqlReply> {
  const { settings, shop, accessToken } = access;
  const url = `${shopOrigin(shop, settings)}/admin/api/${settings.platform.apiVersion}/graphql.json`;
  const reply = await postToStore(url, question, { 'x-shopify-access-token': accessToken });
  if (reply.status !== 200) throw new PlatformRefusal(reply.status, 'admin API');
  const parsed = graphqlReply.safeParse(reply.body);
  if (!parsed.success) throw new AppError('UPSTREAM', undefined, { cause: parsed.error });
  return parsed.data;
}

function isThrottled(reply: GraphqlReply): boolean {
  return reply.errors?.some((error) => error.extensions?.code === 'THROTTLED') ?? false;
}

/** The pause from the query's cost and the store's refill rate; a second if unknown. */
function waitForRateLimit(reply: GraphqlReply): number {
  const stated = reply.extensions?.cost;
  if (!stated || stated.throttleStatus.restoreRate <= 0) return 1_000;
  const missing = stated.requestedQueryCost - stated.throttleStatus.currentlyAvailable;
  return Math.min(Math.max((missing / stated.throttleStatus.restoreRate) * 1000, 100), LONGEST_WAIT_MS);
}
