const AT_ONCE = 8;

/** The results of the work on each part, some at once, so that one waits for the database while others compute. */
export async function eachOf<T, R>(parts: readonly T[], work: (part: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const left = [...parts.entries()].reverse();
  const workNext = async (): Promise<void> => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) {
      const [at, part] = next;
      results[at] = await work(part);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workNext));
  return results;
}
