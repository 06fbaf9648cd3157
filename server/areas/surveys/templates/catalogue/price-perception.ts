import { THE_END, writeTemplate } from '../write-template.ts';

export const pricePerception = writeTemplate({
  surveyId: 'price-perception',
  name: 'Price perception',
  description: 'How shoppers judge your prices, against what, and what would make a higher one fair.',
  categoryTag: 'Product Research',
  questions: [
    {
      key: 'price',
      type: 'single_select',
      text: 'For what you get, how do you find our prices?',
      inOrder: true,
      options: {
        'very-low': 'Much lower than I expected',
        low: 'A little lower than I expected',
        fair: 'About right',
        high: 'A little too high',
        'very-high': 'Much too high',
      },
      rules: [
        { answers: ['high', 'very-high'], show: 'compared' },
        { answers: ['very-low'], show: 'doubt' },
      ],
      then: 'worth',
    },
    {
      key: 'compared',
      type: 'single_select',
      text: 'What do you compare our prices with?',
      allowOther: true,
      options: {
        marketplace: 'Large marketplaces',
        shops: 'Shops near me',
        brands: 'Other brands online',
        past: 'What I paid in the past',
        budget: 'What I can spend at the moment',
      },
      then: 'worth',
    },
    {
      key: 'doubt',
      type: 'single_select',
      text: 'Do low prices make you doubt the quality?',
      inOrder: true,
      options: { no: 'Not at all', little: 'A little', yes: 'Yes, they do' },
    },
    {
      key: 'worth',
      type: 'multi_select',
      text: 'What would make a higher price worth it to you?',
      description: 'Choose up to two.',
      maxSelect: 2,
      allowOther: true,
      options: {
        durable: 'It lasts longer',
        sustainable: 'It is made more sustainably',
        shipping: 'Faster or free delivery',
        service: 'Better help before and after buying',
        returns: 'Easier returns',
        nothing: 'Nothing would',
      },
    },
    {
      key: 'offer',
      type: 'single_select',
      text: 'Which of these offers would you like best?',
      options: {
        percent: '10 % off one order',
        shipping: 'Free delivery',
        gift: 'A small gift with the order',
        points: 'Points to collect for later',
      },
      then: THE_END,
    },
  ],
});
