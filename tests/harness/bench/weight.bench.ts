import type { Figure, FigureBench } from './figures.ts';
import type { Peer } from './support/store-pages.ts';
import { withStore, type StoreVisits } from './support/with-store.ts';

const WHAT = 'over the wire with headers, as a browser on this machine asks for it';

export const benches: readonly FigureBench[] = [
  {
    title: `What a store’s page loads to show a survey, ${WHAT}`,
    reference: 'SurveyJS: survey-core with survey-js-ui and its style, compressed with gzip',
    sizeUnit: 'questions',
    sizes: [1, 5, 20],
    measure: (size) => withStore(size, (visits) => compare(visits, 'surveyJs')),
  },
  {
    title: `The same beside PostHog, ${WHAT}`,
    reference: 'PostHog: array.js, and what it asks for to show a popover, compressed with gzip',
    sizeUnit: 'questions',
    sizes: [1, 5, 20],
    measure: (size) => withStore(size, (visits) => compare(visits, 'postHog')),
  },
];

async function compare(visits: StoreVisits, peer: Peer): Promise<Figure[]> {
  const [product, reference] = [await visits.product(), await visits[peer]()];
  const figure = (
    name: string,
    of: 'kilobytesToShow' | 'kilobytes' | 'requests',
    unit: string,
    goal: string,
  ): Figure => ({
    ...{ name, unit, goal },
    product: product[of],
    reference: reference[of],
  });
  return [
    figure('until the first question', 'kilobytesToShow', 'kB', 'at most 15 kB'),
    figure('altogether', 'kilobytes', 'kB', 'at most 21 kB'),
    figure('requests', 'requests', '', 'at most 4'),
  ];
}
