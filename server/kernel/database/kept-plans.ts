import type { Statement } from './engine.ts';

/**
 * PostgreSQL chooses a plan by the size of the tables at that moment, and a plan for a small table is slow on a large
 * one. So a plan is kept only for as long as no table can grow much.
 */
const KEPT_FOR_MS = 1_000;

/** Makes PostgreSQL plan the session's named statements again when each is next run. It does not parse them again. */
export const FORGET_PLANS = 'DISCARD PLANS';

/** The statements whose plans PostgreSQL keeps for a while, by session. */
export class KeptPlans {
  readonly #names = new Map<string, string>();
  /** When the oldest plan of each session was made. */
  readonly #since = new WeakMap<object, number>();

  /** The name by which PostgreSQL knows the statement; none if its plan is not kept. */
  nameIn(session: object, { text, keepsPlan = false }: Statement): string | undefined {
    if (!keepsPlan) return undefined;
    const name = this.#names.get(text) ?? `askwell_${this.#names.size + 1}`;
    this.#names.set(text, name);
    if (!this.#since.has(session)) this.#since.set(session, performance.now());
    return name;
  }

  /** Whether the session has to forget its plans now. */
  areOldIn(session: object): boolean {
    const since = this.#since.get(session);
    if (since === undefined || performance.now() - since < KEPT_FOR_MS) return false;
    this.#since.delete(session);
    return true;
  }
}
