import { expect, it } from 'vitest';
import { liveSurvey, startCollectApp } from '#tests/server/areas/collect/support.ts';

it('tells how many stores there are of each size, and what they have', async () => {
  const app = await startCollectApp();
  const [large, small] = [await liveSurvey(app), await liveSurvey(app)];
  const thisMonth = `responses_month = to_char(now() AT TIME ZONE 'Europe/Lisbon', 'YYYY-MM')`;
  await large.change(`responses_total = 40000, responses_in_month = 25000, ${thisMonth}`);
  await small.change(`responses_total = 7000, responses_in_month = 2000, ${thisMonth}`);
  const read = async () =>
    (await app.deps.metrics.render())
      .split('\n')
      .filter((line) => /^stores\b|^stores_/.test(line))
      .sort();
  await expect
    .poll(read)
    .toEqual(
      expect.arrayContaining([
        'stores_responses{responses_this_month="more"} 40000',
        'stores_responses{responses_this_month="up to 10000"} 7000',
        'stores{responses_this_month="more"} 1',
        'stores{responses_this_month="up to 10000"} 1',
      ]),
    );
});
