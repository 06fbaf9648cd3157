import { THE_END, writeTemplate } from '../write-template.ts';

export const firstAndLastContact = writeTemplate({
  surveyId: 'first-and-last-contact',
  name: 'What made you find us, and what brought you back',
  description:
    'Tells where shoppers first heard of you from what brought them here on the day of the order. Links only see the second.',
  categoryTag: 'Market Analysis',
  questions: [
    {
      key: 'source',
      type: 'single_select',
      text: 'Where did you first hear about us?',
      allowOther: true,
      options: {
        instagram: 'Instagram',
        tiktok: 'TikTok',
        search: 'Google or another search engine',
        friend: 'A friend',
        podcast: 'A podcast',
        press: 'A magazine',
        event: 'An event or a fair',
      },
      rules: [{ answers: ['podcast'], show: 'show' }],
      then: 'today',
    },
    { key: 'show', type: 'text', text: 'Which podcast was it?', optional: true, then: 'today' },
    {
      key: 'today',
      type: 'single_select',
      text: 'What brought you here today?',
      allowOther: true,
      options: {
        direct: 'I typed your address',
        search: 'A search',
        advert: 'An ad',
        newsletter: 'Your newsletter',
        friend: 'Someone told me',
      },
      then: THE_END,
    },
  ],
});
