import type { SurveyDelivery } from '#shared/api/delivery.ts';
import { DEFAULT_DELIVERY } from '#shared/delivery/delivery.ts';

/** A published survey that no page of the store has loaded. */
export const ABOUT: SurveyDelivery = {
  surveyId: 's1',
  publicId: 'p1',
  name: 'How was it?',
  status: 'live',
  audience: [],
  delivery: DEFAULT_DELIVERY,
  frequencyCap: null,
  responses: 3,
  shop: 'fern-and-fig.myshopify.com',
  currency: 'EUR',
  timezone: 'Europe/Lisbon',
  hostedUrl: 'https://surveys.example/s/p1',
  storeUrl: 'https://fern-and-fig.myshopify.com/',
  scriptUrl: 'https://surveys.example/store/fern-and-fig.myshopify.com/askwell.js',
  editor: { embed: '', block: '', checkout: '' },
  scriptSeen: [],
  surveySeen: [],
  lastOrderAt: null,
};
