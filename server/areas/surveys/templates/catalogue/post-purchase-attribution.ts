import { THE_END, writeTemplate } from '../write-template.ts';

export const attribution = writeTemplate({
  surveyId: 'post-purchase-attribution',
  name: 'How did you hear about us?',
  description:
    'Where your customers really come from, including what no link can track. Best after checkout.',
  categoryTag: 'Market Analysis',
  questions: [
    {
      key: 'source',
      type: 'single_select',
      text: 'How did you first hear about us?',
      allowOther: true,
      options: {
        social: 'Social media',
        search: 'A search engine',
        friend: 'Friends or family',
        creator: 'A creator or podcast',
        advert: 'An advert on another website',
        press: 'An article or review',
        shop: 'In a shop or at an event',
      },
      rules: [
        { answers: ['social'], show: 'network' },
        { answers: ['creator'], show: 'creator' },
        { answers: ['search'], show: 'search' },
      ],
      then: 'delay',
    },
    {
      key: 'network',
      type: 'single_select',
      text: 'On which network?',
      allowOther: true,
      options: {
        instagram: 'Instagram',
        tiktok: 'TikTok',
        facebook: 'Facebook',
        youtube: 'YouTube',
        pinterest: 'Pinterest',
      },
      then: 'delay',
    },
    {
      key: 'creator',
      type: 'text',
      text: 'Who was it? A name or channel is enough.',
      optional: true,
      then: 'delay',
    },
    {
      key: 'search',
      type: 'single_select',
      text: 'What were you searching for?',
      options: {
        brand: 'Your brand by name',
        product: 'A kind of product',
        problem: 'A solution to a problem',
        gift: 'An idea for a gift',
      },
    },
    {
      key: 'delay',
      type: 'single_select',
      text: 'How long ago was that?',
      inOrder: true,
      options: {
        today: 'Today',
        week: 'Within the last week',
        month: 'Within the last month',
        longer: 'Longer ago',
      },
    },
    {
      key: 'decided',
      type: 'single_select',
      text: 'What convinced you to buy today?',
      allowOther: true,
      options: {
        reviews: 'Reviews of other customers',
        price: 'The price or an offer',
        pictures: 'The pictures and descriptions',
        recommendation: 'A recommendation',
        need: 'I needed it now',
      },
      then: THE_END,
    },
  ],
});
