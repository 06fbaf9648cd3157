import { expect, it, onTestFinished } from 'vitest';
import { imagesArea } from '#server/areas/images/routes.ts';
import { saveUninstalled } from '#server/areas/identity/stores/store-repository.ts';
import { liveSurvey, startCollectApp, type CollectApp } from '#tests/server/areas/collect/support.ts';
import { fetchImage, plainPicture, upload, uploaded } from '#tests/server/areas/images/support.ts';
import { BUCKET_KEYS, startBucket } from '#tests/support/bucket.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { testJobs } from '#tests/support/jobs.ts';
import { sendWebhook } from '#tests/support/send-webhook.ts';

/** A bucket for pictures, with the names of the files in it. */
async function startPictures() {
  const { url, keys, close } = await startBucket('pictures');
  const env = {
    IMAGE_STORAGE: 's3',
    S3_ENDPOINT: url,
    S3_BUCKET: 'pictures',
    S3_PATH_STYLE: 'on',
    S3_ACCESS_KEY_ID: BUCKET_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: BUCKET_KEYS.secretAccessKey,
  };
  const files = async () => (await keys()).filter((name) => name.endsWith('.webp'));
  return { env, files, close };
}

const picture = (colour: string) => plainPicture(colour).png().toBuffer();

const rows = ({ deps }: CollectApp, table: 'images' | 'image_files') =>
  deps.database.query(`SELECT image_id FROM ${table}`);

it('stores, serves, collects and erases pictures in a bucket that speaks S3', async () => {
  const bucket = await startPictures();
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const [app, second] = [
    await startCollectApp(database, bucket.env),
    await startCollectApp(database, bucket.env),
  ];
  const live = await liveSurvey(app);
  const [one, other] = [
    await uploaded(app, live, await picture('#a00000')),
    await uploaded(app, live, await picture('#00a000')),
  ];
  expect(await bucket.files()).toHaveLength(2);
  expect([(await rows(app, 'images')).length, (await rows(app, 'image_files')).length]).toEqual([2, 0]);
  const replies = [await fetchImage(app, one), await fetchImage(second, one)];
  expect(replies.map(({ status, headers }) => [status, headers['content-type']])).toEqual([
    [200, 'image/webp'],
    [200, 'image/webp'],
  ]);

  // The deployment stores new pictures in its database now, and still serves the ones in the bucket.
  const moved = await startCollectApp(database, { ...bucket.env, IMAGE_STORAGE: 'database' });
  expect((await fetchImage(moved, other)).status).toBe(200);
  const third = await uploaded(moved, live, await picture('#0000a0'));
  expect([(await rows(app, 'image_files')).length, (await fetchImage(app, third)).status]).toEqual([1, 200]);

  await database.query(
    `UPDATE images SET used_at = now() - interval '8 days' WHERE store_id = $1 AND image_id = $2`,
    [live.store.storeId, one.address.slice('/images/'.length).slice(0, 32)],
  );
  const jobs = testJobs(app.deps, imagesArea);
  await jobs.runChores();
  await jobs.runDue();
  expect([(await fetchImage(app, one)).status, (await fetchImage(app, other)).status]).toEqual([404, 200]);
  expect(await bucket.files()).toHaveLength(1);

  await saveUninstalled(database, live.store.storeId, null);
  await sendWebhook(
    { ...app, http: app.express },
    { topic: 'shop/redact', shop: live.store.shop, payload: {} },
  ).expect(200);
  await jobs.runDue();
  expect([await bucket.files(), await rows(app, 'images'), await rows(app, 'image_files')]).toEqual([
    [],
    [],
    [],
  ]);
});

it('says that it is briefly unavailable when the bucket is away, and keeps no picture without a file', async () => {
  const bucket = await startPictures();
  const database = await freshDatabase();
  onTestFinished(() => database.close());
  const app = await startCollectApp(database, bucket.env);
  const live = await liveSurvey(app);
  const shown = await uploaded(app, live, await picture('#a0a000'));
  await bucket.close();
  expect((await upload(app, live, await picture('#00a0a0'))).status).toBe(503);
  expect((await fetchImage(app, shown)).status).toBe(503);
  expect(await rows(app, 'images')).toHaveLength(1);
});
