import type { ShownPictures } from '#shared/survey/picture.ts';
import type { RunState } from '#shared/survey/run/run.ts';

/** Adds the pictures of a screen that was just built. Idempotent. */
export type DrawPictures = (root: ShadowRoot, state: RunState) => void;

/** Loads the code for pictures if there are any. Without it, the survey shows without them. */
export async function loadPictures(shown: ShownPictures | undefined): Promise<DrawPictures | undefined> {
  if (!shown?.inQuestions && !shown?.logo) return undefined;
  const code = await import('./draw-pictures.ts').catch(() => undefined);
  return code?.drawPictures(shown);
}
