import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DESKTOP } from '#tests/e2e/support/builder-page.ts';
import { openApp } from '#tests/e2e/support/open-app.ts';
import { fetchFromApi } from '#tests/e2e/support/merchant-api.ts';
import { expectAccessible } from '#tests/support/accessibility.ts';
import { openPage, takeScreenshot } from '#tests/support/browser.ts';

const SURVEY = { surveyId: 'photo', templateId: 'price-perception' };
const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('makes a phone’s photo small before it leaves the merchant’s browser, and shows it upright to shoppers', async () => {
  const { page, appUrl } = await openApp('top level', { viewport: DESKTOP, plan: 'pro' });
  await fetchFromApi(page, 'POST', '/surveys', SURVEY);
  await page.goto(`${appUrl}/builder/${SURVEY.surveyId}`);
  const photo = await takePhoto();
  expect(photo.length).toBeGreaterThan(2_000_000);

  await recordUploads(page);
  await page.getByLabel('Picture file').first().setInputFiles({
    name: 'lamp.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  });
  const { content } = JSON.parse(await firstUpload(page)) as { content: string };
  const sent = Buffer.from(content, 'base64');
  const { width, height, exif, orientation } = await sharp(sent).metadata();
  expect({ width, height, exif, orientation }).toEqual({
    width: 960,
    height: 1280,
    exif: undefined,
    orientation: undefined,
  });
  expect(sent.length).toBeLessThan(photo.length / 2);
  expect(await topAndBottom(sent)).toEqual(['red', 'grey']);
  await page.getByLabel('What the picture shows').first().waitFor();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Everything is published').waitFor();
  const { publicId } = await fetchFromApi<{ publicId: string }>(page, 'GET', `/surveys/${SURVEY.surveyId}`);
  const shopper = await openPage(PHONE);
  await shopper.goto(`${appUrl}/s/${publicId}`);
  const picture = shopper.locator('askwell-survey img').first();
  await picture.waitFor();
  const drawn = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return { src: image.src, width: image.naturalWidth, height: image.naturalHeight };
  });
  expect(drawn).toMatchObject({ width: 960, height: 1280 });
  await expectAccessible(shopper);
  await takeScreenshot(shopper, 'photo-hosted');
  const stored = await fetch(drawn.src);
  expect(stored.headers.get('cache-control')).toContain('immutable');
  const file = Buffer.from(await stored.arrayBuffer());
  expect((await sharp(file).metadata()).exif).toBeUndefined();
  expect(await topAndBottom(file)).toEqual(['red', 'grey']);
});

/** The browser's protocol leaves out the body of a request as large as a picture. */
const recordUploads = (page: Page) =>
  page.evaluate(() => {
    const send = window.fetch;
    window.fetch = async (to, init) => {
      if (init?.method === 'POST' && JSON.stringify(to).includes('/images')) {
        document.body.dataset['upload'] ??= await new Response(init.body).text();
      }
      return send(to, init);
    };
  });

async function firstUpload(page: Page): Promise<string> {
  const body = page.locator('body[data-upload]');
  await body.waitFor();
  return (await body.getAttribute('data-upload')) ?? '';
}

/** A photo of 12 million pixels as a phone stores it: on its side, with the place where it was taken. Its top is red. */
function takePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const red = { create: { width: 1_000, height: 3_000, channels: 3, background: '#d01010' } } as const;
  return sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#808080', noise } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Whether the upper and the lower end are red. */
async function topAndBottom(file: Buffer): Promise<string[]> {
  const { data, info } = await sharp(file)
    .resize(3, 9, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 8].map((row) => {
    const [red = 0, green = 0] = data.subarray((row * 3 + 1) * info.channels);
    return red > 2 * green ? 'red' : 'grey';
  });
}
