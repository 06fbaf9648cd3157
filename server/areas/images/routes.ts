import type { Response } from 'express';
import * as api from '#shared/api/images.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { AppError } from '#shared/errors.ts';
import { IMAGES_PATH } from '#shared/survey/picture.ts';
import type { StoreDeps } from '#server/areas/identity/stores/get-store-details.ts';
import type { Area } from '#server/kernel/http/area.ts';
import { plainRoute } from '#server/kernel/http/plain-route.ts';
import { route } from '#server/kernel/http/route.ts';
import { setPictureHeaders } from '#server/kernel/http/security-headers.ts';
import { inTurn } from '#server/kernel/limits/in-turn.ts';
import { collectUnused } from './collect-unused.ts';
import { drawPicture } from './draw-picture.ts';
import { findImage } from './find-image.ts';
import type { ImageDeps } from './image-deps.ts';
import { removeFilesJob } from './remove-files.ts';
import { createStorages } from './storages.ts';
import { saveLogo } from './save-logo.ts';
import { uploadImage } from './upload-image.ts';

const COLLECT_MS = 6 * HOUR_MS;

/** Drawing takes a core and memory, which the rest of the process needs too. */
const DRAWING = { atOnce: 2, waiting: 10, ofStore: { atOnce: 1, waiting: 3 } };

/** The pictures of surveys: uploading, serving, and deleting those that nothing uses. */
export function imagesArea(plain: StoreDeps): Area {
  const storages = createStorages(plain);
  const deps: ImageDeps = { ...plain, storages, draw: inTurn(drawPicture, DRAWING) };
  return {
    name: 'images',
    routes: [
      route(api.uploadImage, ({ session, input }) => uploadImage(deps, session, input)),
      route(api.saveLogo, ({ session, input }) => saveLogo(deps, session, input)),
    ],
    plainRoutes: [
      plainRoute({
        name: 'image',
        method: 'GET',
        path: `${IMAGES_PATH}/{name}`,
        guard: 'none',
        rate: 'collect',
        crossOrigin: true,
        async handle(request, response) {
          const name = String(request.params['name']);
          const file = await findImage(deps, name);
          if (file === null) throw new AppError('NOT_FOUND');
          setHeaders(response, name);
          if (request.fresh) response.status(304).end();
          else response.send(file);
        },
      }),
    ],
    jobs: removeFilesJob(storages),
    chores: [
      {
        name: 'collect unused images',
        everyMs: COLLECT_MS,
        run: (_, eachStore) => collectUnused(deps, eachStore),
      },
    ],
  };
}

/** The content at an address never changes. */
function setHeaders(response: Response, name: string): void {
  setPictureHeaders(response);
  response.set({
    'Content-Type': 'image/webp',
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Disposition': 'inline',
    'Accept-Ranges': 'none',
    ETag: `"${name}"`,
  });
}
