import { THE_END, writeTemplate } from '../write-template.ts';

export const orderSatisfaction = writeTemplate({
  surveyId: 'order-satisfaction',
  name: 'Order satisfaction',
  description: 'How happy shoppers are with their order, and the one thing to fix for those who aren’t.',
  categoryTag: 'Customer Satisfaction',
  questions: [
    {
      key: 'satisfaction',
      type: 'rating',
      text: 'Overall, how satisfied are you with your order?',
      labels: ['Very dissatisfied', 'Very satisfied'],
      rules: [
        { answers: [1, 2], show: 'problem' },
        { answers: [3], show: 'improve' },
      ],
    },
    {
      key: 'liked',
      type: 'multi_select',
      text: 'What did you like most?',
      description: 'Choose up to three.',
      maxSelect: 3,
      allowOther: true,
      options: {
        quality: 'The quality of the product',
        price: 'The price',
        delivery: 'The delivery',
        site: 'Ordering was easy',
        service: 'The customer service',
        packaging: 'The packaging',
      },
      then: 'again',
    },
    {
      key: 'problem',
      type: 'single_select',
      text: 'We are sorry to hear that. What was the main problem?',
      allowOther: true,
      options: {
        quality: 'The quality was not what I expected',
        damaged: 'Something was damaged or missing',
        wrong: 'It was the wrong item or size',
        late: 'It arrived late',
        service: 'I could not get the help I needed',
      },
    },
    {
      key: 'improve',
      type: 'text',
      text: 'What is the one thing we should have done better?',
      optional: true,
      placeholder: 'Please leave out personal details such as your address',
    },
    {
      key: 'again',
      type: 'single_select',
      text: 'How likely are you to order from us again?',
      inOrder: true,
      options: {
        certainly: 'Very likely',
        probably: 'Likely',
        unsure: 'Not sure yet',
        hardly: 'Unlikely',
        never: 'Very unlikely',
      },
      then: THE_END,
    },
  ],
});
