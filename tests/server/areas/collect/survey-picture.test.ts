import request from 'supertest';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_THEME } from '#shared/theme/theme.ts';
import { hostedPath } from '#shared/collect/hosted-address.ts';
import { QUESTION_TYPES, type QuestionType } from '#shared/survey/question-types.ts';
import { question, survey } from '#tests/shared/survey/build.ts';
import { plainPicture, uploaded } from '../images/support.ts';
import { type CollectApp, type LiveSurvey, liveSurvey, startCollectApp } from './support.ts';

let app: CollectApp;
beforeAll(async () => void (app = await startCollectApp()));

const THEME = {
  ...DEFAULT_THEME,
  scheme: 'light',
  accent: '#7a1fa2',
  background: '#fff4e0',
  text: '#202020',
} as const;
const MOST_BYTES = 60_000;

const dress = ({ authorized }: LiveSurvey, change: object) =>
  authorized(request(app.express).put('/api/v1/settings/appearance').send(change)).expect(200);

/** The address that the survey's own page names for the preview of a link. */
async function addressOf({ survey: { publicId } }: LiveSurvey, language = 'en'): Promise<string | undefined> {
  const { text } = await request(app.express).get(hostedPath(publicId)).set('accept-language', language);
  return /<meta property="og:image" content="([^"]+)">/.exec(text)?.[1];
}

/** The survey's picture as a chat fetches it. */
async function fetchPicture(live: LiveSurvey, language = 'en'): Promise<Buffer> {
  const { pathname, search } = new URL((await addressOf(live, language)) ?? '');
  const reply = await request(app.express)
    .get(pathname + search)
    .set('accept-language', language)
    .expect(200)
    .expect('content-type', 'image/png')
    .expect('cache-control', 'public, max-age=86400');
  return reply.body as Buffer;
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3),
  ];
  return { at, width: info.width, height: info.height };
}

const isChoice = (type: QuestionType): boolean => type.endsWith('_select') || type === 'drop_down';

const near = (colour: readonly number[]) => colour.map((channel) => expect.closeTo(channel, -1) as number);

describe('the picture of a survey’s link', () => {
  it('shows each type of question in its own way, 1200 × 630 pixels large', async () => {
    const pictures = new Set<string>();
    for (const type of QUESTION_TYPES) {
      const made = question(type, 'q1', isChoice(type) ? { options: ['A friend', 'A search'] } : {});
      const live = await liveSurvey(app, { definition: survey(made) });
      const picture = await fetchPicture(live);
      expect(await pixelsOf(picture)).toMatchObject({ width: 1_200, height: 630 });
      expect(picture.length).toBeLessThan(MOST_BYTES);
      pictures.add(picture.toString('base64'));
    }
    expect(pictures.size).toBe(QUESTION_TYPES.length);
  });

  it('has the colours of the survey, and another address after a change', async () => {
    const live = await liveSurvey(app);
    const before = await addressOf(live);
    await dress(live, { theme: THEME });
    const after = await addressOf(live);
    expect(after).toContain(`${app.deps.config.app.url}${hostedPath(live.survey.publicId)}/picture.png?v=`);
    expect(after).not.toBe(before);
    const { at } = await pixelsOf(await fetchPicture(live));
    expect(at(600, 80)).toEqual(near([0xff, 0xf4, 0xe0]));
    expect(at(800, 502)).toEqual(near([0x7a, 0x1f, 0xa2]));
  });

  it('is mirrored in a language that is written from right to left', async () => {
    const definition = { ...survey(question('nps', 'q1'), question('text', 'q2')), translations: { ar: {} } };
    const live = await liveSurvey(app, { definition });
    const [english, arabic] = [
      await pixelsOf(await fetchPicture(live, 'en')),
      await pixelsOf(await fetchPicture(live, 'ar')),
    ];
    for (const y of [136, 250, 368, 502]) {
      const line = Array.from({ length: 1_200 }, (_, x) => english.at(x, y));
      const mirrored = Array.from({ length: 1_200 }, (_, x) => arabic.at(1_199 - x, y));
      expect(mirrored).toEqual(line);
      expect(line.toReversed()).not.toEqual(line);
    }
  });

  it('shows the uploaded logo', async () => {
    const live = await liveSurvey(app);
    const logo = await uploaded(app, live, await plainPicture('#00a040').png().toBuffer());
    await live.authorized(request(app.express).put('/api/v1/images/logo').send({ logo })).expect(200);
    const { at } = await pixelsOf(await fetchPicture(live));
    expect(at(240, 136)).toEqual(near([0x00, 0xa0, 0x40]));
  });

  it('is missing while the survey takes no answers, and for an unknown survey', async () => {
    const live = await liveSurvey(app);
    await app.deps.database.query(`UPDATE surveys SET status = 'paused' WHERE store_id = $1`, [
      live.store.storeId,
    ]);
    expect(await addressOf(live)).toBeUndefined();
    await request(app.express)
      .get(`${hostedPath(live.survey.publicId)}/picture.png`)
      .expect(404);
    await request(app.express).get('/s/unknown/picture.png').expect(404);
  });
});
