import { THE_END, writeTemplate } from '../write-template.ts';

export const alternatives = writeTemplate({
  surveyId: 'alternatives',
  name: 'You and your competitors',
  description: 'Whom you are compared with, why you won this order, and where others are ahead.',
  categoryTag: 'Market Analysis',
  questions: [
    {
      key: 'considered',
      type: 'single_select',
      text: 'Did you look at other stores before you ordered?',
      inOrder: true,
      options: {
        none: 'No, I came straight here',
        one: 'Yes, one other',
        several: 'Yes, several',
      },
      rules: [{ answers: ['none'], show: 'straight' }],
    },
    {
      key: 'which',
      type: 'text',
      text: 'Which ones?',
      optional: true,
      placeholder: 'Their names, if you remember them',
    },
    {
      key: 'won',
      type: 'multi_select',
      text: 'Why did you choose us?',
      description: 'Choose up to two.',
      maxSelect: 2,
      allowOther: true,
      options: {
        price: 'A better price',
        product: 'A better product',
        stock: 'You had it in stock',
        delivery: 'Better delivery',
        trust: 'I trust you more',
        service: 'Better service or returns',
      },
    },
    {
      key: 'ahead',
      type: 'single_select',
      text: 'And where were the others ahead?',
      allowOther: true,
      options: {
        nowhere: 'Nowhere that mattered',
        price: 'Price',
        choice: 'Choice',
        delivery: 'Delivery',
        site: 'A clearer website',
        reviews: 'More reviews',
      },
      then: THE_END,
    },
    {
      key: 'straight',
      type: 'single_select',
      text: 'What made you come straight to us?',
      allowOther: true,
      options: {
        before: 'I have ordered here before',
        recommended: 'You were recommended to me',
        only: 'Only you have this product',
        advert: 'An advert or post',
        time: 'I did not want to spend time comparing',
      },
      then: THE_END,
    },
  ],
});
