import type { Figure, FigureBench } from './figures.ts';
import { withStore } from './support/with-store.ts';

export const benches: readonly FigureBench[] = [
  {
    title:
      'What a store’s page loads to show a survey, over the wire with headers, as a browser on this machine asks for it',
    reference: 'SurveyJS: survey-core with survey-js-ui and its style, compressed with gzip',
    sizeUnit: 'questions',
    sizes: [1, 5, 20],
    measure: (size) =>
      withStore(size, async (visits) => {
        const [product, reference] = [await visits.product(), await visits.surveyJs()];
        const figure = (name: string, of: 'kilobytes' | 'requests', unit: string, goal: string): Figure => ({
          ...{ name, unit, goal },
          product: product[of],
          reference: reference[of],
        });
        return [
          figure('weight', 'kilobytes', 'kB', 'at most 12 kB until the first question of five'),
          figure('requests', 'requests', '', 'at most 4'),
        ];
      }),
  },
];
