import type { ShownPictures } from '#shared/survey/picture-schema.ts';
import type { DrawPictures } from './draw-pictures.ts';

/** Loads the code for pictures if there are any. Without it, the survey shows without them. */
export async function loadPictures(shown: ShownPictures | undefined): Promise<DrawPictures | undefined> {
  if (!shown?.inQuestions && !shown?.logo) return undefined;
  const code = await import('./draw-pictures.ts').catch(() => undefined);
  return code?.drawPictures(shown);
}
