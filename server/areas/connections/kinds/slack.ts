import type { SurveyEventType } from '#shared/connections/events.ts';
import { storable } from '#shared/survey/plain-text.ts';
import type { ResponseContent } from './event-content.ts';
import { asDigest, asResponse, asSurvey, JSON_TYPE, type Kind, type ToldEvent } from './kind.ts';

const ADDRESS = /^https:\/\/hooks\.slack(-gov)?\.com\/services\/[\w/]+$/;

/** A message to a Slack channel by an incoming webhook, whose address is the key. */
export const slack: Kind<'slack'> = {
  shownUrl: () => 'https://hooks.slack.com/services/…',
  keyProblem: (key) =>
    ADDRESS.test(key) ? null : 'A Slack webhook begins with https://hooks.slack.com/services/.',
  request: (event, { secrets }) => ({
    url: secrets[0] ?? '',
    headers: JSON_TYPE,
    body: JSON.stringify(messageOf(event)),
  }),
};

interface Message {
  /** For notifications and screen readers. */
  readonly text: string;
  readonly blocks: readonly object[];
}

function messageOf(event: ToldEvent): Message {
  const test = event.isTest ? 'Test · ' : '';
  if (event.type === 'store.digest') return digestOf(event, test);
  if (event.type.startsWith('survey.')) return surveyMessage(event, test);
  return responseMessage(event, test);
}

function responseMessage(event: ToldEvent, test: string): Message {
  const content = asResponse(event);
  const what = event.type === 'response.low_score' ? 'Low score' : 'New answer';
  const heading = `${test}${what}: ${content.survey_name}`;
  return {
    text: escaped(heading),
    blocks: [section(`*${escaped(heading)}*`), ...answerBlocks(content), context(placeOf(content))],
  };
}

const MOST_ANSWERS = 40;

const answerBlocks = ({ answers }: ResponseContent): object[] =>
  answers.slice(0, MOST_ANSWERS).map(({ question, answer, other }) => {
    const given = [answer].flat().join(', ');
    return section(`*${escaped(question)}*\n${escaped(other === undefined ? given : `${given}: ${other}`)}`);
  });

function placeOf({ country, order_id: order, customer_type: customer }: ResponseContent): string {
  const known = [
    order && `Order ${order}`,
    customer === 'repeat' && 'Returning customer',
    customer === 'firstTime' && 'First order',
    country,
  ].filter(Boolean);
  return escaped(['Askwell', ...known].join(' · '));
}

const SURVEY_WORDS: Readonly<Record<SurveyEventType, string>> = {
  'survey.published': 'is live',
  'survey.paused': 'was paused',
  'survey.full': 'is full: it takes no more answers',
  'survey.deleted': 'was deleted with its answers',
};

function surveyMessage(event: ToldEvent, test: string): Message {
  const words = SURVEY_WORDS[event.type as SurveyEventType];
  const text = escaped(`${test}${asSurvey(event).survey_name} ${words}`);
  return { text, blocks: [section(text)] };
}

function digestOf(event: ToldEvent, test: string): Message {
  const { day, surveys } = asDigest(event);
  const heading = escaped(`${test}Answers on ${day}`);
  const lines = surveys
    .slice(0, MOST_ANSWERS)
    .map(({ survey_name: name, responses, completed, low_scores: low }) => {
      const parts = [`${responses} begun`, `${completed} completed`, `${low} low scores`];
      return section(`*${escaped(name)}*\n${parts.join(' · ')}`);
    });
  return { text: heading, blocks: [section(`*${heading}*`), ...lines] };
}

/** Slack refuses a longer text of a section. */
const LONGEST = 2_900;

const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text: cut(text) } });
const context = (text: string) => ({ type: 'context', elements: [{ type: 'mrkdwn', text: cut(text) }] });
const cut = (text: string) => (text.length > LONGEST ? `${storable(text, LONGEST)}…` : text);

/** The three characters that Slack gives a meaning; without them an answer makes no link and mentions nobody. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
