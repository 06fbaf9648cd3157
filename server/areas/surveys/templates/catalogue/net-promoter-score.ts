import { NPS_TEMPLATE_ID } from '#shared/templates/template.ts';
import { THE_END, writeTemplate } from '../write-template.ts';

export const netPromoterScore = writeTemplate({
  surveyId: NPS_TEMPLATE_ID,
  name: 'Net promoter score',
  description:
    'The one number for loyalty, with the reason behind it from promoters, passives and detractors.',
  categoryTag: 'Customer Loyalty',
  questions: [
    {
      key: 'recommend',
      type: 'nps',
      text: 'How likely are you to recommend us to a friend or colleague?',
      labels: ['Not at all likely', 'Extremely likely'],
      rules: [
        { answers: [9, 10], show: 'delight' },
        { answers: [7, 8], show: 'missing' },
      ],
    },
    {
      key: 'disappointment',
      type: 'single_select',
      text: 'What disappointed you most?',
      allowOther: true,
      options: {
        quality: 'The quality of the product',
        price: 'The price',
        delivery: 'The delivery',
        service: 'The customer service',
        site: 'Ordering in the store',
      },
      then: 'comment',
    },
    {
      key: 'missing',
      type: 'single_select',
      text: 'What would have made it a 10?',
      allowOther: true,
      options: {
        quality: 'A better product',
        price: 'A better price',
        delivery: 'Faster or cheaper delivery',
        service: 'Better customer service',
        choice: 'More choice',
      },
      then: 'comment',
    },
    {
      key: 'delight',
      type: 'single_select',
      text: 'What would you tell a friend about us first?',
      allowOther: true,
      options: {
        quality: 'The quality of the product',
        price: 'The price',
        delivery: 'The delivery',
        service: 'The customer service',
        values: 'What the brand stands for',
      },
    },
    {
      key: 'comment',
      type: 'text',
      text: 'In your own words, what is the main reason for your score?',
      optional: true,
      then: THE_END,
    },
  ],
});
