import { THE_END, writeTemplate } from '../write-template.ts';

export const deliveryAndPackaging = writeTemplate({
  surveyId: 'delivery-and-packaging',
  name: 'Delivery and packaging',
  description: 'Whether parcels arrive when promised and in one piece, and how the packaging is received.',
  categoryTag: 'Customer Satisfaction',
  questions: [
    {
      key: 'arrived',
      type: 'single_select',
      text: 'Did your order arrive when you expected it?',
      inOrder: true,
      options: {
        earlier: 'Earlier than expected',
        'on-time': 'When I expected it',
        later: 'Later than expected',
        'not-yet': 'It has not arrived yet',
      },
      rules: [
        { answers: ['later'], show: 'delay' },
        { answers: ['not-yet'], show: 'waiting' },
      ],
      then: 'condition',
    },
    {
      key: 'delay',
      type: 'single_select',
      text: 'How much later did it arrive?',
      inOrder: true,
      options: {
        day: 'One day',
        days: 'Two or three days',
        week: 'Four days to a week',
        longer: 'More than a week',
      },
      then: 'condition',
    },
    {
      key: 'waiting',
      type: 'single_select',
      text: 'How well do we keep you informed while you wait?',
      inOrder: true,
      options: {
        well: 'I know when it will arrive',
        partly: 'I know it is on its way, but not when',
        badly: 'I do not know where it is',
      },
      then: THE_END,
    },
    {
      key: 'condition',
      type: 'single_select',
      text: 'In what condition did it arrive?',
      inOrder: true,
      options: {
        perfect: 'Everything was perfect',
        box: 'The box was damaged, the contents were fine',
        product: 'A product was damaged',
        missing: 'Something was missing',
      },
    },
    {
      key: 'packaging',
      type: 'rating',
      text: 'How would you rate the packaging?',
      labels: ['Poor', 'Excellent'],
      rules: [{ answers: [4, 5], show: 'comment' }],
    },
    {
      key: 'packaging-problem',
      type: 'multi_select',
      text: 'What could be better about it?',
      allowOther: true,
      options: {
        plastic: 'Less plastic',
        size: 'A smaller box for what was inside',
        protection: 'Better protection',
        opening: 'Easier to open',
        reuse: 'Easier to recycle or use again',
        looks: 'Nicer to look at',
      },
    },
    {
      key: 'comment',
      type: 'text',
      text: 'Anything else about the delivery that we should know?',
      optional: true,
      then: THE_END,
    },
  ],
});
