import request from 'supertest';
import sharp from 'sharp';
import type { PicturePurpose } from '#shared/survey/picture.ts';
import type { Picture } from '#shared/survey/picture-schema.ts';
import type { CollectApp, LiveSurvey } from '../collect/support.ts';

type Store = Pick<LiveSurvey, 'authorized'>;

export const upload = (
  { express }: Pick<CollectApp, 'express'>,
  { authorized }: Store,
  file: Buffer | string,
  purpose: PicturePurpose = 'question',
) =>
  authorized(
    request(express)
      .post('/api/v1/images')
      .send({ purpose, content: typeof file === 'string' ? file : file.toString('base64') }),
  );

/** An uploaded picture as a definition refers to it. */
export async function uploaded(
  app: Pick<CollectApp, 'express'>,
  store: Store,
  file: Buffer,
): Promise<Picture> {
  const reply = await upload(app, store, file);
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.text}`);
  return { ...(reply.body as { data: Omit<Picture, 'alt'> }).data, alt: 'A lamp' };
}

export const fetchImage = ({ express }: Pick<CollectApp, 'express'>, { address }: Pick<Picture, 'address'>) =>
  request(express).get(address).responseType('arraybuffer');

/** A picture of one colour; different colours are different pictures. */
export function plainPicture(background = '#a03020', width = 60, height = 40) {
  return sharp({ create: { width, height, channels: 3, background } });
}
