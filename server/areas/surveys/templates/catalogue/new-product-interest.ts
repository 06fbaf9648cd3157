import { THE_END, writeTemplate } from '../write-template.ts';

export const newProductInterest = writeTemplate({
  surveyId: 'new-product-interest',
  name: 'New product interest',
  description: 'Whether an idea is worth making, and for whom, before you spend money on it.',
  categoryTag: 'Product Research',
  questions: [
    {
      key: 'interest',
      type: 'rating',
      text: 'We are thinking about a new product. How interested would you be?',
      description: 'Replace this line with a sentence about the product: what it is and what it is good for.',
      labels: ['Not at all', 'Extremely'],
      displayType: 'numbers',
      rules: [{ answers: [1, 2], show: 'doubt' }],
    },
    {
      key: 'appeal',
      type: 'multi_select',
      text: 'What appeals to you about it?',
      allowOther: true,
      options: {
        need: 'It solves a problem I have',
        new: 'It is new and different',
        better: 'It is better than what I use now',
        fits: 'It goes well with what I already own',
        gift: 'It would make a good gift',
      },
    },
    {
      key: 'when',
      type: 'single_select',
      text: 'If it were for sale today at a fair price, when would you buy it?',
      inOrder: true,
      options: {
        now: 'Straight away',
        months: 'Within three months',
        year: 'Within a year',
        later: 'I would wait and see',
      },
      then: 'features',
    },
    {
      key: 'doubt',
      type: 'single_select',
      text: 'What is the main reason?',
      allowOther: true,
      options: {
        need: 'I do not need it',
        have: 'I already have something like it',
        unclear: 'I do not understand what it is for',
        taste: 'It is not to my taste',
        price: 'I expect it to be too expensive',
      },
      then: THE_END,
    },
    {
      key: 'features',
      type: 'text',
      text: 'What would it have to do for you to be delighted?',
      optional: true,
      then: THE_END,
    },
  ],
});
