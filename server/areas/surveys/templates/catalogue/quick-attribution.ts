import { THE_END, writeTemplate } from '../write-template.ts';

export const quickAttribution = writeTemplate({
  surveyId: 'quick-attribution',
  name: 'How did you hear about us? In one tap',
  description:
    'One question with the channels that links tell as well, so that both can be compared. Podcasts and creators are asked for by name.',
  categoryTag: 'Market Analysis',
  questions: [
    {
      key: 'source',
      type: 'single_select',
      text: 'How did you first hear about us?',
      allowOther: true,
      options: {
        instagram: 'Instagram',
        tiktok: 'TikTok',
        facebook: 'Facebook',
        youtube: 'YouTube',
        search: 'Google or another search engine',
        friend: 'A friend',
        podcast: 'A podcast',
        creator: 'An influencer',
        newsletter: 'A newsletter',
      },
      rules: [
        { answers: ['podcast'], show: 'show' },
        { answers: ['creator'], show: 'creator' },
      ],
      then: THE_END,
    },
    { key: 'show', type: 'text', text: 'Which podcast was it?', optional: true, then: THE_END },
    { key: 'creator', type: 'text', text: 'Whose post or video was it?', optional: true, then: THE_END },
  ],
});
