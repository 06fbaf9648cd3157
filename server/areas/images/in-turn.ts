import { AppError } from '#shared/errors.ts';

/** Runs at most `atOnce` calls; at most `waiting` others wait, and further ones are refused. */
export function inTurn<Input extends unknown[], Output>(
  work: (...input: Input) => Promise<Output>,
  { atOnce, waiting }: { readonly atOnce: number; readonly waiting: number },
): (...input: Input) => Promise<Output> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (...input) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) throw new AppError('UNAVAILABLE', undefined, { retryAfter: 5 });
      // The call that ends hands its place over.
      await new Promise<void>((resolve) => void queue.push(resolve));
    } else running += 1;
    try {
      return await work(...input);
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
