import { THE_END, writeTemplate } from '../write-template.ts';

export const attributionOrderTest = writeTemplate({
  surveyId: 'attribution-order-test',
  name: 'Does the order of answers matter?',
  description:
    'How did you hear about us, with the answers in one order for half of your shoppers and reversed for the rest.',
  categoryTag: 'Market Analysis',
  reversedFor: 'source',
  questions: [
    {
      key: 'source',
      type: 'single_select',
      text: 'How did you first hear about us?',
      allowOther: true,
      inOrder: true,
      options: {
        instagram: 'Instagram',
        tiktok: 'TikTok',
        youtube: 'YouTube',
        search: 'Google or another search engine',
        friend: 'A friend',
        podcast: 'A podcast',
        newsletter: 'A newsletter',
        press: 'An article or review',
      },
      rules: [{ answers: ['podcast'], show: 'show' }],
      then: THE_END,
    },
    { key: 'show', type: 'text', text: 'Which podcast was it?', optional: true, then: THE_END },
  ],
});
