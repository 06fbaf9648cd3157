import { expect, it } from 'vitest';
import { liveSurvey, startCollectApp } from '#tests/server/areas/collect/support.ts';

it('tells how many stores there are of each size, and what they have', async () => {
  const app = await startCollectApp();
  const [large, small] = [await liveSurvey(app), await liveSurvey(app)];
  const thisMonth = `responses_month = to_char(now() AT TIME ZONE 'Europe/Lisbon', 'YYYY-MM')`;
  await large.change(`responses_total = 4000, responses_in_month = 250, ${thisMonth}`);
  await small.change(`responses_total = 7, responses_in_month = 7, responses_month = '2020-01'`);
  const read = async () =>
    (await app.deps.metrics.render())
      .split('\n')
      .filter((line) => /^stores\b|^stores_/.test(line))
      .sort();
  await expect
    .poll(read)
    .toEqual([
      'stores_responses{responses_this_month="none"} 7',
      'stores_responses{responses_this_month="up to 1000"} 4000',
      'stores{responses_this_month="none"} 1',
      'stores{responses_this_month="up to 1000"} 1',
    ]);
});
