import type { Engine, Statement } from '#server/kernel/database/engine.ts';
import { faultsOfFunctions } from '#tests/server/kernel/database/lint/statement-rules.ts';

const good = new Set<string>();

/**
 * The same engine, but it refuses the writes that Citus refuses, so that every test on every engine finds them, even
 * in statements that are built at run time, which the lint can't read.
 */
export function strictEngine(engine: Engine): Engine {
  return {
    name: engine.name,
    get waiting() {
      return engine.waiting;
    },
    async run(statement, priority) {
      refuseBad(statement);
      return engine.run(statement, priority);
    },
    async reserve(priority) {
      const lease = await engine.reserve(priority);
      return {
        begin: () => lease.begin(),
        async run(statement) {
          refuseBad(statement);
          return lease.run(statement);
        },
        release: (broken) => lease.release(broken),
      };
    },
    close: () => engine.close(),
  };
}

function refuseBad({ text }: Statement): void {
  if (good.has(text)) return;
  const faults = faultsOfFunctions(text);
  if (faults.length > 0)
    throw new Error(`A distributed table refuses this: it ${faults.join(', ')}.\n${text}`);
  good.add(text);
}
