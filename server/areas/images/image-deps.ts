import type { PicturePurpose } from '#shared/survey/picture.ts';
import type { StoreDeps } from '#server/areas/identity/stores/get-store-details.ts';
import type { DrawnPicture } from './draw-picture.ts';
import type { Storages } from './image-files.ts';

export interface ImageDeps extends StoreDeps {
  readonly storages: Storages;
  /** Draws a few pictures at the same time, one of each store; the others wait. */
  readonly draw: (storeId: string, file: Buffer, purpose: PicturePurpose) => Promise<DrawnPicture>;
}
