import { expect, test } from 'vitest';
import { appIn, openAt } from '#tests/e2e/support/app-frame.ts';
import { choosePro } from '#tests/e2e/support/merchant-walk.ts';
import { takeScreenshot } from '#tests/support/browser.ts';
import { BUCKET_KEYS, startBucket, startFaultyBucket } from '#tests/support/bucket.ts';
import { answer, look, makeLive, openStoreAdmin } from '../support/connections-screen.ts';

const DAY_MS = 86_400_000;

test(
  'a merchant connects a storage by keyboard, previews its files and tests it',
  { timeout: 1_200_000 },
  async () => {
    const bucket = await startBucket('answers');
    const faulty = await startFaultyBucket(bucket);
    const page = await openStoreAdmin();
    await choosePro(page);
    const app = appIn(page);
    await makeLive(app);
    await answer(app, '1', 9, {}, Date.now() - 2 * DAY_MS);
    await openAt(page, '/settings/connections');
    await app.getByRole('button', { name: 'Add a connection' }).focus();
    await page.keyboard.press('Enter');
    const picker = app.getByRole('dialog', { name: 'Add a connection' });
    await picker.getByRole('button', { name: 'Storage (S3)' }).focus();
    await look(page, 'storage-picker');
    await page.keyboard.press('Enter');
    const form = app.getByRole('dialog', { name: 'Add S3 storage' });
    await form.getByLabel('Endpoint').fill('https://10.0.0.1');
    await form.getByLabel('Bucket').fill('answers');
    await form.getByLabel('Access key ID').fill(BUCKET_KEYS.accessKeyId);
    await form.getByLabel('Secret access key').fill(BUCKET_KEYS.secretAccessKey);
    await form.getByLabel('Time of the daily export').selectOption('0');
    await form.getByLabel('Parquet').check();
    await form.getByLabel('Name', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await form.getByText('leads into a private network', { exact: false }).waitFor();
    await look(page, 'storage-refused');
    await form.getByLabel('Endpoint').fill(faulty.url);
    await form.getByRole('button', { name: 'Preview the files' }).focus();
    await page.keyboard.press('Enter');
    await form.getByText('Nothing was written.', { exact: false }).waitFor();
    expect(await form.locator('pre').textContent()).toContain('responses.parquet');
    await form.locator('pre').scrollIntoViewIfNeeded();
    await look(page, 'storage-preview');
    expect(faulty.seen).toEqual([]);
    await form.getByLabel('Surveys').selectOption('some');
    await form.getByLabel('first').check();
    await look(page, 'storage-surveys');
    await form.getByLabel('Name', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });

    const card = app.getByRole('article', { name: 'Storage' });
    await card.getByText('Nothing exported in 30 days').waitFor();
    await card.getByRole('button', { name: 'Send a test' }).click();
    await app.getByText('A small file was written and deleted').first().waitFor();
    await look(page, 'storage');
    await card.getByRole('button', { name: 'Deliveries' }).click();
    const log = app.getByRole('dialog', { name: 'Deliveries to Storage' });
    await log.locator('summary').first().click();
    await log.getByText('Written and deleted:', { exact: false }).waitFor();
    await look(page, 'storage-log');
    await takeScreenshot(page, 'connections-storage-log');
  },
);
