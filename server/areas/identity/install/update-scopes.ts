import * as z from 'zod/mini';
import { ownValue } from '#shared/own-value.ts';
import { noteActivity } from '#server/areas/activity/note-activity.ts';
import type { Queries } from '#server/kernel/database/database.ts';
import type { WebhookHandlers } from '#server/kernel/platform/webhook.ts';
import { findStore, saveScopes } from '../stores/store-repository.ts';

export interface ScopesDeps {
  /** Runs in the transaction that saves what the merchant allows now. A later area provides it. */
  readonly onScopesChanged: (tx: Queries, storeId: string) => Promise<void>;
}

/** The permissions that a merchant may refuse, in plain words. */
const WORDS: Readonly<Record<string, string>> = {
  read_all_orders: 'see orders older than 60 days',
  read_products: 'see products',
  write_customers: 'change customers',
  write_discounts: 'create discount codes',
  write_orders: 'change orders',
};

const update = z.object({ current: z.array(z.string().check(z.regex(/^[a-z_]+$/))) });

/** The merchant allowed something more, or took it back. What reads the stored scopes follows at once. */
export function scopesWebhooks({ onScopesChanged }: ScopesDeps): WebhookHandlers {
  return {
    async 'app/scopes_update'(tx, { storeId, triggeredAt, payload }) {
      const read = update.safeParse(payload);
      if (!read.success) return { outcome: 'not understood' };
      const { current } = read.data;
      const before = (await findStore(tx, storeId))?.scopes ?? [];
      if (!(await saveScopes(tx, storeId, current, triggeredAt)))
        return { outcome: 'overtaken by a newer grant', isOutdated: true };
      const given = current.filter((scope) => !before.includes(scope));
      const taken = before.filter((scope) => !current.includes(scope));
      const note = async (kind: 'permission.given' | 'permission.taken', scopes: readonly string[]) => {
        if (scopes.length > 0)
          await noteActivity(tx, storeId, 'askwell', {
            kind,
            subject: scopes.map((scope) => ownValue(WORDS, scope) ?? scope).join(', '),
          });
      };
      await note('permission.given', given);
      await note('permission.taken', taken);
      if (given.length + taken.length > 0) await onScopesChanged(tx, storeId);
      return { outcome: 'saved' };
    },
  };
}
