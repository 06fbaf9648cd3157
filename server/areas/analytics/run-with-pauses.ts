import { nextPiece } from '#server/kernel/limits/pieces.ts';

/** Takes all steps of a computation. Other requests are answered between them. */
export async function runWithPauses<T>(storeId: string, steps: Generator<void, T>): Promise<T> {
  for (;;) {
    await nextPiece(storeId);
    const step = steps.next();
    if (step.done) return step.value;
  }
}
