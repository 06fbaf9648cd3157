import { TEST_ANSWERS_KEPT, TEST_ANSWER_DAYS } from '#shared/survey/test-answers.ts';

export interface HelpAnswer {
  readonly id: string;
  readonly topic: string;
  readonly question: string;
  /** The paragraphs. */
  readonly answer: readonly string[];
}

const on = (topic: string, answers: readonly Omit<HelpAnswer, 'topic'>[]): HelpAnswer[] =>
  answers.map((answer) => ({ topic, ...answer }));

/** Merchants' questions, in the order in which they usually arise. */
export const HELP_ANSWERS: readonly HelpAnswer[] = [
  ...on('Getting started', [
    {
      id: 'first-survey',
      question: 'How do I make my first survey?',
      answer: [
        'Choose “Create survey” on the Surveys page and take a template: it comes with questions that you can change in every detail. The preview beside them answers as your shoppers would.',
        'Then choose “Publish”. If something is missing, such as a question without text, the survey says what and where.',
      ],
    },
    {
      id: 'not-showing',
      question: 'My survey is live, but I do not see it on my store. Why?',
      answer: [
        'Check first under “On your store” whether each place is switched on, and whether the survey is paused.',
        'Then think of what you told it: who it is for, on which pages, after how long, and how often one shopper may see it. You yourself may have closed or answered it already: a private window is a new shopper.',
        'Changes reach your store within a minute or two. If the month’s answers of your plan are used up, surveys stop showing until the next month.',
      ],
    },
    {
      id: 'test',
      question: 'How do I try a survey without spoiling the results?',
      answer: [
        'Answer it in the preview of the builder or of a template: nothing is sent from there. On your store, answers that you give in a test are marked as such and stay out of all figures.',
        `The latest ${TEST_ANSWERS_KEPT} test answers of a survey are kept, each for ${TEST_ANSWER_DAYS} days.`,
      ],
    },
  ]),
  ...on('Building surveys', [
    {
      id: 'logic',
      question: 'How do I show a question only after a certain answer?',
      answer: [
        'Open the question that comes before and add a rule: “If the answer is any of …, show …”. Rules are looked at from top to bottom, and the first that fits decides. Without one the survey goes on in order.',
        'The path map shows the whole survey at a glance, and warns of loops and of questions that nobody can reach.',
      ],
    },
    {
      id: 'edit-live',
      question: 'Can I change a survey that is live?',
      answer: [
        'Yes. Your changes stay a draft until you publish again; shoppers see what was published last. Answers keep the version that they were given to.',
        'Correct a typo freely. If a question or an option means something new, say so when you publish, so that its results begin anew instead of being mixed.',
      ],
    },
    {
      id: 'languages',
      question: 'Can a survey speak several languages?',
      answer: [
        'Add translations in the builder, under Translations. Each shopper gets the language of the page they are on, or yours where there is no translation.',
        'The survey’s own words, such as Next and Back, come in nine languages; which one they take by default is in Settings, Store and look.',
      ],
    },
    {
      id: 'look',
      question: 'How do I make surveys look like my store?',
      answer: [
        'They take their colours, corners and fonts from your theme by themselves. Your own are in Settings, Store and look, tried out beside a survey; they hold for all of your surveys and are part of the Pro plan.',
      ],
    },
  ]),
  ...on('Answers and results', [
    {
      id: 'nps',
      question: 'How is the net promoter score counted?',
      answer: [
        'Of everybody who answered the question, the share of 9 and 10 less the share of 0 to 6, from −100 to 100. Skipped questions do not count.',
        'Beside it stands the range in which it lies with 95 % certainty. With few answers the range is wide: wait before you act on small changes.',
        'How every figure of the results is worked out stands on the page “How figures are worked out”, which each “What counts” links to.',
      ],
    },
    {
      id: 'incomplete',
      question: 'What happens to answers of shoppers who leave half-way?',
      answer: [
        'Each answer is saved as soon as it is given. Results count it for its question, and the funnel shows where people leave.',
        'Without a connection answers wait on the shopper’s device and are sent when it is back.',
      ],
    },
    {
      id: 'export',
      question: 'Can I take my answers along?',
      answer: [
        'On a survey’s results as a spreadsheet, with the filters that you have set; that is part of the Pro plan. Everything of your store together can be exported in Settings, People and privacy, on every plan.',
      ],
    },
    {
      id: 'orders',
      question: 'Why do some answers have no order?',
      answer: [
        'An answer is linked to an order when it is given on the thank-you page or by the same checkout. Answers given elsewhere are by visitors who may not have bought anything.',
        'Order values are kept on the Pro plan; on Free the answers are kept without them.',
      ],
    },
  ]),
  ...on('Plans and billing', [
    {
      id: 'free',
      question: 'What can I do on the Free plan?',
      answer: [
        'One live survey with up to ten questions, a hundred responses a month and all totals, for as long as you like. The page of plans compares it feature by feature with Pro.',
      ],
    },
    {
      id: 'cancel',
      question: 'What happens when I cancel or move to Free?',
      answer: [
        'Before anything happens you see in numbers what will stop. Surveys above the new limit are paused: you choose which stay live, or those with the most responses do. Nothing is deleted.',
        'A cancelled plan goes on until what you paid for is over, unless you want it to end at once.',
      ],
    },
    {
      id: 'invoices',
      question: 'How do I pay, and where are my invoices?',
      answer: [
        'Charges are on your store’s own bill, so we never see your card. Invoices are listed in Settings, Plan; during a trial there are none.',
      ],
    },
  ]),
  ...on('Privacy', [
    {
      id: 'erase',
      question: 'A shopper wants their data, or wants it erased. What do I do?',
      answer: [
        'If they ask through your store’s own privacy tools, erasing is done without you, and files to pass on wait in Settings, People and privacy. If they write to you, find them there under “One shopper’s data” by their customer or order id.',
        'An answer is verified as theirs when your store’s own word on an order confirms it. A page can name any customer, so an answer that only names them is marked “claimed, not verified”: look at it before you pass it on, since it may be someone else’s.',
        'Erasing takes their verified answers out of every result as well, and cannot be undone. From claimed answers it takes the customer and the order away, and the answers stay without a name; you can choose to erase those too.',
      ],
    },
    {
      id: 'what-is-stored',
      question: 'What is stored about a shopper?',
      answer: [
        'Their answers, when and where they gave them, the country, whether they are new or come back and, if your store says so, their customer id. Of orders: the id, the value, the country, the date and the visits before. No name, no email address, no IP address.',
        'How long answers are kept is your choice, in Settings, People and privacy.',
      ],
    },
  ]),
];

/** Answers that contain each typed word at the start of a word; matches in titles come first. */
export function searchAnswers(answers: readonly HelpAnswer[], typed: string): readonly HelpAnswer[] {
  const words = searchWords(typed);
  if (words.length === 0) return answers;
  const hasAll = (text: string): boolean => {
    const there = searchWords(text);
    return words.every((word) => there.some((each) => each.startsWith(word)));
  };
  const inTitle = answers.filter(({ question }) => hasAll(question));
  const inText = answers.filter(
    ({ topic, question, answer }) => !hasAll(question) && hasAll([topic, question, ...answer].join(' ')),
  );
  return [...inTitle, ...inText];
}

const searchWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
