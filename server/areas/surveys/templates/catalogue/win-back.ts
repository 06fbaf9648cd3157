import { THE_END, writeTemplate } from '../write-template.ts';

export const winBack = writeTemplate({
  surveyId: 'win-back',
  name: 'Why customers leave',
  description: 'What made customers stop buying, and what could bring them back. Made to be sent as a link.',
  categoryTag: 'Customer Loyalty',
  questions: [
    {
      key: 'last-order',
      type: 'date',
      text: 'When did you last order from us?',
      description: 'A rough date is fine.',
      optional: true,
    },
    {
      key: 'reason',
      type: 'single_select',
      text: 'What is the main reason you have not ordered since?',
      allowOther: true,
      options: {
        need: 'I have not needed anything',
        competitor: 'I buy it somewhere else now',
        price: 'It became too expensive',
        experience: 'I had a bad experience',
        forgot: 'I did not think of you',
      },
      rules: [
        { answers: ['competitor'], show: 'competitor' },
        { answers: ['experience'], show: 'experience' },
        { answers: ['need'], show: 'likely' },
      ],
      then: 'bring-back',
    },
    {
      key: 'competitor',
      type: 'multi_select',
      text: 'What do they do better?',
      allowOther: true,
      options: {
        price: 'Lower prices',
        choice: 'More choice',
        quality: 'Better quality',
        delivery: 'Faster or cheaper delivery',
        service: 'Better service',
      },
      then: 'bring-back',
    },
    {
      key: 'experience',
      type: 'text',
      text: 'We are sorry. What happened?',
      optional: true,
      placeholder: 'Please leave out personal details such as your address',
    },
    {
      key: 'bring-back',
      type: 'single_select',
      text: 'What could bring you back?',
      allowOther: true,
      options: {
        offer: 'A good offer',
        product: 'New products',
        apology: 'Putting right what went wrong',
        reminder: 'A reminder now and then',
        nothing: 'Nothing at the moment',
      },
    },
    {
      key: 'likely',
      type: 'rating',
      text: 'How likely are you to order from us within the next six months?',
      labels: ['Very unlikely', 'Very likely'],
      displayType: 'numbers',
      then: THE_END,
    },
  ],
});
