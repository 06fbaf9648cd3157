import { THE_END, writeTemplate } from '../write-template.ts';

export const repeatPurchase = writeTemplate({
  surveyId: 'repeat-purchase',
  name: 'Why customers come back',
  description:
    'What keeps repeat customers, told by themselves. Best for the repeat customers of your store.',
  categoryTag: 'Customer Loyalty',
  questions: [
    {
      key: 'why',
      type: 'multi_select',
      text: 'What made you order from us again?',
      description: 'Choose up to three.',
      maxSelect: 3,
      allowOther: true,
      options: {
        product: 'I love the product',
        price: 'The price is right',
        delivery: 'Delivery is reliable',
        service: 'The service is good',
        values: 'I like what the brand stands for',
        convenience: 'It is convenient',
        offer: 'There was an offer',
      },
    },
    {
      key: 'elsewhere',
      type: 'single_select',
      text: 'Do you also buy this kind of product somewhere else?',
      inOrder: true,
      options: { never: 'No, only from you', sometimes: 'Sometimes', mostly: 'Mostly somewhere else' },
      rules: [{ answers: ['sometimes', 'mostly'], show: 'elsewhere-why' }],
      then: 'missed',
    },
    {
      key: 'elsewhere-why',
      type: 'single_select',
      text: 'What is the main reason to buy there?',
      allowOther: true,
      options: {
        price: 'It is cheaper',
        choice: 'There is more choice',
        speed: 'It arrives sooner',
        stock: 'You did not have what I wanted',
        habit: 'I am used to it',
      },
    },
    {
      key: 'missed',
      type: 'single_select',
      text: 'How would you feel if you could no longer buy from us?',
      inOrder: true,
      options: {
        very: 'Very disappointed',
        somewhat: 'Somewhat disappointed',
        not: 'Not disappointed',
      },
    },
    {
      key: 'programme',
      type: 'single_select',
      text: 'What would you like most as a thank-you for your loyalty?',
      options: {
        discount: 'Discounts',
        early: 'Seeing new products first',
        delivery: 'Free delivery',
        gifts: 'Small gifts',
        nothing: 'Nothing, I am happy as it is',
      },
      then: THE_END,
    },
  ],
});
