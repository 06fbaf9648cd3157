import type { Figure, FigureBench } from './figures.ts';
import { median } from './statistics.ts';
import type { Peer } from './support/store-pages.ts';
import type { StoreVisit } from './support/store-visit.ts';
import { withStore, type StoreVisits } from './support/with-store.ts';

const ROUNDS = 9;
const PHONE = 'with an empty cache at 4x CPU, 150 ms and 1.6 Mbit/s';

export const benches: readonly FigureBench[] = [
  {
    title: `The first question on a store’s page, ${PHONE}`,
    reference:
      'the same page with a hand-written script that draws the same question in a card and keeps nothing, from one file of its own',
    sizeUnit: 'questions',
    sizes: [1, 5, 20],
    measure: (size) =>
      withStore(size, (visits) => compare(visits, 'floor', 'at most 1.4 times the reference')),
  },
  {
    title: `The same where the theme preloads the survey, ${PHONE}`,
    reference: 'the same hand-written script; then both on a second page, with what the first one loaded',
    sizeUnit: 'questions',
    sizes: [1, 5, 20],
    measure: (size) =>
      withStore(size, async (visits) => [
        ...(await compare(visits, 'floor', 'at most 1.4 times the reference', 'preloaded')),
        ...(await compareSecondPage(visits)),
      ]),
  },
  {
    title: `The same beside SurveyJS, ${PHONE}`,
    reference: 'survey-core with survey-js-ui and its style, from the store’s own server, a question a page',
    sizeUnit: 'questions',
    sizes: [1, 5, 20],
    measure: (size) => withStore(size, (visits) => compare(visits, 'surveyJs', 'sooner than the reference')),
  },
  {
    title: `The same beside PostHog, ${PHONE}`,
    reference:
      'array.js and its popover, everything but surveys turned off, the store’s own server in the place of its cloud',
    sizeUnit: 'questions',
    sizes: [1, 5, 20],
    measure: (size) => withStore(size, (visits) => compare(visits, 'postHog', 'sooner than the reference')),
  },
];

/** The two alternate, so that other load on the machine affects both. */
async function compare(
  visits: StoreVisits,
  peer: Peer,
  goal: string,
  ours: 'product' | 'preloaded' = 'product',
): Promise<Figure[]> {
  const product: StoreVisit[] = [];
  const reference: StoreVisit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    product.push(await visits[ours]());
    reference.push(await visits[peer]());
  }
  const figure = (name: string, of: keyof StoreVisit, unit: string, aim: string): Figure => ({
    ...{ name, unit, goal: aim },
    product: median(product.map((visit) => visit[of])),
    reference: median(reference.map((visit) => visit[of])),
  });
  return [
    figure('first question', 'question', 'ms', goal),
    figure('scripting', 'scripting', 'ms', 'at most 40 ms'),
    figure('blocking', 'blocking', 'ms', 'no long task'),
    figure('layout shift', 'shift', '', 'none'),
    figure('next question', 'next', 'ms', 'within 40 ms of the click'),
  ];
}

async function compareSecondPage(visits: StoreVisits): Promise<Figure[]> {
  const product: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    product.push((await visits.preloadedSecond()).question);
    reference.push((await visits.floorSecond()).question);
  }
  return [
    {
      ...{ name: 'first question of a second page', unit: 'ms', goal: 'at most 1.1 times the reference' },
      product: median(product),
      reference: median(reference),
    },
  ];
}
