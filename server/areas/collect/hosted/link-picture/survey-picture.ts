import { createHash } from 'node:crypto';
import { createStorages } from '#server/areas/images/storages.ts';
import { findImage } from '#server/areas/images/find-image.ts';
import { loadSharp } from '#server/areas/images/load-sharp.ts';
import type { Deps } from '#server/kernel/deps/deps.ts';
import { inTurn } from '#server/kernel/limits/in-turn.ts';
import { IMAGES_PATH } from '#shared/survey/picture.ts';
import type { Picture } from '#shared/survey/picture-schema.ts';
import { createBoundedCache } from '../../versions/bounded-cache.ts';
import { drawSurvey, logoPlace, PICTURE_SIZE, type PictureSubject } from './draw-survey.ts';

/** A survey's picture, and the logo in it. */
export interface SurveyPicture extends PictureSubject {
  readonly logo: Picture | null;
}

/** Names what the picture shows. Chats keep the picture of an address, so that a new look needs a new address. */
export function nameOfPicture(picture: SurveyPicture): string {
  return createHash('sha256').update(JSON.stringify(picture)).digest('base64url').slice(0, 12);
}

const MAX_BYTES = 8_000_000;
const DRAWING = { atOnce: 1, waiting: 20, ofStore: { atOnce: 1, waiting: 5 } };

/** Draws pictures as PNG, each once while this instance keeps it. */
export function createSurveyPictures(
  deps: Pick<Deps, 'database' | 'config'>,
): (storeId: string, picture: SurveyPicture) => Promise<Buffer> {
  const cache = createBoundedCache<Buffer>({ maxWeight: MAX_BYTES, weigh: ({ length }) => length });
  const storages = createStorages(deps);
  const draw = inTurn(async ({ logo, ...subject }: SurveyPicture): Promise<Buffer> => {
    const file = logo && (await findImage({ ...deps, storages }, logo.address.slice(IMAGES_PATH.length + 1)));
    const { pixels } = drawSurvey(subject);
    const sharp = await loadSharp();
    const drawn = sharp(pixels, { raw: { ...PICTURE_SIZE, channels: 3 } });
    if (logo !== null && file !== null) {
      const { x, y, ...size } = logoPlace(logo, subject.direction);
      const input = await sharp(file).resize(size.width, size.height, { fit: 'inside' }).png().toBuffer();
      drawn.composite([{ input, left: x, top: y }]);
    }
    return drawn.png({ palette: true, colours: 128, effort: 6 }).toBuffer();
  }, DRAWING);
  return (storeId, picture) => cache.get(nameOfPicture(picture), () => draw(storeId, picture));
}
