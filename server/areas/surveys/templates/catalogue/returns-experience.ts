import { THE_END, writeTemplate } from '../write-template.ts';

export const returnsExperience = writeTemplate({
  surveyId: 'returns-experience',
  name: 'Returns experience',
  description: 'Why products come back, how hard returning them was, and whether the customer stays.',
  categoryTag: 'Customer Satisfaction',
  questions: [
    {
      key: 'reason',
      type: 'single_select',
      text: 'What was the main reason for your return?',
      allowOther: true,
      options: {
        fit: 'It did not fit',
        pictures: 'It looked different from the pictures',
        quality: 'The quality was not what I expected',
        damaged: 'It arrived damaged or faulty',
        wrong: 'I received the wrong item',
        mind: 'I changed my mind',
      },
      rules: [
        { answers: ['fit'], show: 'fit' },
        { answers: ['pictures'], show: 'pictures' },
      ],
      then: 'ease',
    },
    {
      key: 'fit',
      type: 'single_select',
      text: 'How did it not fit?',
      inOrder: true,
      allowOther: true,
      options: {
        small: 'It was too small',
        large: 'It was too large',
        shape: 'The size was right, the cut was not',
      },
      then: 'ease',
    },
    {
      key: 'pictures',
      type: 'multi_select',
      text: 'What was different?',
      allowOther: true,
      options: { colour: 'The colour', material: 'The material', size: 'The size', details: 'The details' },
    },
    {
      key: 'ease',
      type: 'rating',
      text: 'How easy was it to return your order?',
      labels: ['Very hard', 'Very easy'],
      displayType: 'numbers',
      rules: [{ answers: [1, 2], show: 'hard' }],
      then: 'again',
    },
    {
      key: 'hard',
      type: 'text',
      text: 'What made it hard?',
      optional: true,
    },
    {
      key: 'again',
      type: 'single_select',
      text: 'After this experience, would you buy from us again?',
      inOrder: true,
      options: { yes: 'Yes', maybe: 'Maybe', no: 'No' },
      then: THE_END,
    },
  ],
});
