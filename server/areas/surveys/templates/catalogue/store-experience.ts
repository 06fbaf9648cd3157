import { THE_END, writeTemplate } from '../write-template.ts';

export const storeExperience = writeTemplate({
  surveyId: 'store-experience',
  name: 'Store experience',
  description: 'Whether visitors find what they came for, and what gets in their way.',
  categoryTag: 'Customer Satisfaction',
  questions: [
    {
      key: 'purpose',
      type: 'single_select',
      text: 'What brings you to our store today?',
      allowOther: true,
      options: {
        buy: 'I want to buy something in particular',
        browse: 'I am looking around',
        compare: 'I am comparing products or prices',
        order: 'I have a question about an order',
      },
    },
    {
      key: 'found',
      type: 'single_select',
      text: 'Have you found what you came for?',
      inOrder: true,
      options: { yes: 'Yes', partly: 'Partly', no: 'No', early: 'I have only just arrived' },
      rules: [
        { answers: ['partly', 'no'], show: 'obstacle' },
        { answers: ['early'], show: 'first-look' },
      ],
      then: 'ease',
    },
    {
      key: 'obstacle',
      type: 'multi_select',
      text: 'What got in your way?',
      allowOther: true,
      options: {
        search: 'The search did not find it',
        navigation: 'I did not know where to look',
        stock: 'It was out of stock',
        information: 'The information I needed was missing',
        slow: 'Pages were slow',
        broken: 'Something did not work',
      },
    },
    {
      key: 'ease',
      type: 'rating',
      text: 'How easy is our store to use?',
      labels: ['Very hard', 'Very easy'],
      then: 'change',
    },
    {
      key: 'first-look',
      type: 'rating',
      text: 'What is your first impression of our store?',
      labels: ['Poor', 'Excellent'],
      then: THE_END,
    },
    {
      key: 'change',
      type: 'text',
      text: 'If you could change one thing about our store, what would it be?',
      optional: true,
      then: THE_END,
    },
  ],
});
