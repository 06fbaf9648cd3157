/** The work did not end before its deadline. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
  override readonly message = 'The deadline has passed.';
}

/**
 * Returns what the work returns, or throws `TooLate` at the deadline, even if the work does not listen to its signal.
 * The signal is aborted at the end in any case, so that nothing of the work goes on.
 */
export async function withDeadline<T>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TooLate());
      abort.abort();
    }, milliseconds);
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}
