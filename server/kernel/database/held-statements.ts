import type { Result, Statement } from './engine.ts';

interface Held {
  readonly statement: Statement;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface HeldStatements {
  /** Keeps a statement instead of sending it. */
  run(statement: Statement): Promise<Result>;
  /** Sends what was kept, all at once, and gives each statement its result. */
  sendWith(send: (statements: readonly Statement[]) => Promise<readonly Result[]>): Promise<void>;
}

export function holdStatements(): HeldStatements {
  const held: Held[] = [];
  let isSent = false;
  return {
    async run(statement) {
      if (isSent) throw new Error('A last statement waited for the reply of another one.');
      return new Promise((resolve, reject) => held.push({ statement, resolve, reject }));
    },
    async sendWith(send) {
      isSent = true;
      try {
        const results = await send(held.map(({ statement }) => statement));
        for (const [at, { resolve, reject }] of held.entries()) {
          const result = results[at];
          if (result) resolve(result);
          else reject(new Error('A statement was left without a result.'));
        }
      } catch (error) {
        for (const { reject } of held) reject(error);
        throw error;
      }
    },
  };
}
