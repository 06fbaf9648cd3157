import sharp from 'sharp';
import type { StoreRecord } from '#server/areas/identity/stores/store-repository.ts';
import type { SurveyDetails } from '#shared/api/surveys.ts';
import type { PicturePurpose } from '#shared/survey/picture.ts';
import type { Picture } from '#shared/survey/picture-schema.ts';
import type { Question } from '#shared/survey/question.ts';
import type { TestDeps } from '#tests/support/app.ts';
import { validSession } from '#tests/support/sessions.ts';

interface Published {
  readonly deps: TestDeps;
  readonly url: string;
  readonly store: StoreRecord;
  readonly survey: SurveyDetails;
}

/** The plan that decides whether shoppers see pictures. */
export const setPlan = ({ deps, store }: Pick<Published, 'deps' | 'store'>, plan: 'free' | 'pro-monthly') =>
  deps.database.query(`UPDATE subscriptions SET plan_id = $2 WHERE store_id = $1`, [store.storeId, plan]);

/** Publishes the survey again with a logo, a picture in each question and one in each option, by the API. */
export async function givePictures(published: Published): Promise<void> {
  const { deps, url, survey } = published;
  await setPlan(published, 'pro-monthly');
  const { authorization } = await validSession(deps, published.store);
  const send = async (method: string, path: string, body: object) => {
    const reply = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`);
    return ((await reply.json()) as { data: unknown }).data;
  };
  const upload = async (purpose: PicturePurpose, colour: string, alt: string): Promise<Picture> => {
    const content = (await drawing(colour).toBuffer()).toString('base64');
    return { ...((await send('POST', '/images', { purpose, content })) as Omit<Picture, 'alt'>), alt };
  };
  await send('PUT', '/images/logo', { logo: await upload('logo', '#204080', 'Marlow Lamps') });
  const questions: Question[] = [];
  for (const question of survey.definition.questions) {
    const picture = await upload('question', '#c08020', `A picture for ${question.questionId}`);
    questions.push({ ...(await withOptions(question, upload)), picture });
  }
  const path = `/surveys/${survey.surveyId}`;
  const definition = { ...survey.definition, questions };
  const { revision } = (await send('PUT', `${path}/draft`, {
    baseRevision: survey.revision,
    saveId: 'with-pictures',
    definition,
  })) as { revision: number };
  await send('POST', `${path}/publish`, { draftRevision: revision, meanings: [] });
}

async function withOptions(
  question: Question,
  upload: (purpose: PicturePurpose, colour: string, alt: string) => Promise<Picture>,
): Promise<Question> {
  if (!('options' in question.config)) return question;
  const options = [];
  for (const [index, option] of question.config.options.entries()) {
    options.push({ ...option, picture: await upload('option', `#80${index}0a0`, '') });
  }
  return { ...question, config: { ...question.config, options } } as Question;
}

/** A white square on a ground of this colour. */
function drawing(background: string) {
  const square = { width: 300, height: 300, channels: 3, background: '#ffffff' } as const;
  return sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .composite([{ input: { create: square } }])
    .png();
}
