export interface Explanation {
  /** The part of the product, as a heading. */
  readonly name: string;
  /** What is measured, for a reader who does not know the product. */
  readonly about: string;
  /** Why the reference is a fair one. */
  readonly fair: string;
}

const HAND_WRITTEN =
  'A page written by hand does the least that any page has to do: nothing that shows the same can be much sooner. It has the same network and processor, and the two take turns.';

/** By the name of the bench's file, in the order of the page. */
export const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  ingest: {
    name: 'Taking in answers',
    about:
      'Shoppers answer six times each, over 50 and 256 connections at once, and every answer is on the disk before its reply. Requests a second, and the time within which 99 of 100 are answered.',
    fair: 'Express is what the product is built on. The reference reads the same JSON and stores nothing, so the ratio says what storing costs. Both run in processes of their own, on the same machine, by turns.',
  },
  'ingest-deliveries': {
    name: 'Taking in answers beside deliveries',
    about:
      'Shoppers come at a steady pace, while each answer is told to one, three or six addresses that take 20 ms to reply.',
    fair: 'The same shoppers on the same server with its connections switched off. Both take turns, and of the rounds of each the one in the middle counts.',
  },
  analytics: {
    name: 'Reading the answers',
    about:
      'How long a merchant waits for each chart, at up to a million responses, and how long another request waits meanwhile.',
    fair: 'One SQL statement that reads all rows once is what an application without counters would do. It runs on the same database, just before or by turns.',
  },
  export: {
    name: 'Exporting',
    about: 'A merchant takes every response along while shoppers go on answering.',
    fair: 'The same shoppers on the same server without the export, so the difference is what the export costs.',
  },
  'order-history': {
    name: 'Past orders',
    about:
      'The orders of the time before the installation are fetched, and the process is killed in the middle.',
    fair: 'The same shoppers on the same server without the fetch.',
  },
  'storefront-first-question': {
    name: 'The first question in a store',
    about: 'From opening a store’s page on a slow phone until the survey’s first question shows.',
    fair: 'A script written by hand draws the same question and keeps nothing; SurveyJS and PostHog are what a store might use instead. All have the same page, network and processor, and take turns.',
  },
  'storefront-lighthouse': {
    name: 'A store’s page, as Lighthouse sees it',
    about: 'How long a survey blocks a store’s page, and how far it moves what is already there.',
    fair: 'The same page of the same store without our script, audited by turns.',
  },
  weight: {
    name: 'Weight in a store',
    about: 'Bytes and requests that a survey adds to a store’s page.',
    fair: 'SurveyJS and PostHog show the same survey. Their files come from the same server, compressed as ours are.',
  },
  admin: {
    name: 'Opening the admin',
    about:
      'How soon a merchant sees the list of surveys or a survey’s questions, on a slow phone with an empty cache.',
    fair: HAND_WRITTEN,
  },
  'admin-builder': {
    name: 'Typing in the builder',
    about: 'How long the builder takes to follow a merchant who types, in surveys of up to 200 questions.',
    fair: 'There is no reference: a person notices more than about 100 ms, whatever another program needs.',
  },
  proxy: {
    name: 'Behind nginx',
    about: 'The list and the first question through the delivered nginx configuration, over TLS and HTTP/2.',
    fair: 'The same server asked directly over HTTP/1.1, by turns.',
  },
  logic: {
    name: 'Deciding the next question',
    about: 'What a survey’s rules cost, without drawing anything.',
    fair: 'survey-core, the widely used library, gets the same survey and the same answers, and both have to visit the same questions.',
  },
  'run-survey': {
    name: 'Running a whole survey',
    about: 'From a survey’s definition to its last answer, without drawing anything.',
    fair: 'survey-core gets the same survey, and both have to end with the same answers.',
  },
  topics: {
    name: 'Topics of written answers',
    about:
      'Topics and their tone are found in labelled answers in nine languages: half of them were used to write the lists of words, half were kept aside.',
    fair: 'Searching for the topics’ names is the plain way to do it, on the same texts.',
  },
  channels: {
    name: 'Channels of written answers',
    about: 'Answers to “How did you hear about us?” in five languages are assigned to channels.',
    fair: 'Searching for the channels’ names is the plain way to do it, on the same texts.',
  },
  findings: {
    name: 'Findings',
    about:
      'What the product says about stores that were made up with a known truth, and how often it is wrong.',
    fair: 'The truth was planted, so each statement is right or wrong.',
  },
  inbox: {
    name: 'The inbox of low scores',
    about: 'How long a team waits for each list and figure of the inbox, with many low scores.',
    fair: 'A call that reads one row of the same database, by turns, is the least that any call has to do.',
  },
  'split-test': {
    name: 'What a page about two versions says',
    about:
      'Made-up stores send two versions of a survey, alike or different in a known way. How often the page says something untrue, how often its intervals hold the truth, and how often it tells the versions apart.',
    fair: 'Each comparison is tested alone with an error of 5 %, as a page would do that does not count how many it makes.',
  },
  'channel-report': {
    name: 'The report about channels',
    about:
      'How long a merchant waits for the report about where customers come from, and how long its figures are counted in the background.',
    fair: 'A call that reads one row of the same database, by turns, is the least that any call has to do.',
  },
  'event-loop': {
    name: 'The event loop',
    about:
      'How long other requests wait for the process while it computes findings, themes and the report about channels.',
    fair: 'The same process while it waits has the delays that the machine itself causes.',
  },
  attribution: {
    name: 'Where customers come from',
    about: 'How often the intervals of made-up stores hold the true figures.',
    fair: 'What links tell is what most tools show, from the same made-up orders.',
  },
  coverage: {
    name: 'Intervals and comparisons',
    about: 'How often intervals hold the truth, and how often a difference is claimed where there is none.',
    fair: 'The methods of the textbooks, on the same simulated answers.',
  },
  tenants: {
    name: 'Many stores',
    about: 'Answers, scripts, screens, deliveries, chores and jobs of 1 to 10,000 stores, copies of one.',
    fair: 'A server that reads the same JSON and keeps nothing shows what answers cost without the product.',
  },
  room: {
    name: 'Room',
    about: 'What a response takes in the database after a year, by table, and how quickly screens come then.',
    fair: 'Without a reference: its goals are in bytes.',
  },
  start: {
    name: 'Starting',
    about: 'Until the product is ready, and the memory that it takes.',
    fair: 'Express over the same embedded database, without the product.',
  },
};
