import { definitionPath } from '#shared/survey/collect.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { HOSTED_DATA, HOSTED_PLACE, type HostedPage } from '#shared/survey/hosted-page.ts';
import { connectSurvey } from '#web/collect/connect-survey.ts';
import { refusalSentence } from '#web/collect/refusal-sentence.ts';
import type { TranslatedMessages } from '#web/survey-view/messages.ts';
import { defineSurveyView, SURVEY_VIEW } from '#web/survey-view/survey-view.ts';
import './hosted.css';
import { mark } from './mark.ts';

void open();

/** The survey takes the place of what the server wrote there, unless it takes no answers and none were begun. */
async function open(): Promise<void> {
  const place = document.getElementById(HOSTED_PLACE);
  const data = document.getElementById(HOSTED_DATA)?.textContent;
  if (!place || !data) return;
  const page = JSON.parse(data) as HostedPage;
  if (!page.removeBranding) place.after(mark());
  const messages = await wordsOf(page);

  const survey = connectSurvey({
    ...page,
    origin: location.origin,
    attributes: {
      placement: 'hosted',
      country: page.country ?? undefined,
      language: messages?.language ?? 'en',
    },
    // Whoever opened this page came for the survey, and it keeps nothing but their own answers.
    mayStore: true,
    definitionOf: (version) =>
      version === page.version ? Promise.resolve(page.definition) : fetchDefinition(page.publicId, version),
    settings: { look: page.look, messages, removeBranding: true },
    onRefused: (code) => {
      const sentence = document.createElement('p');
      sentence.role = 'status';
      sentence.textContent = refusalSentence(code, messages);
      place.replaceChildren(sentence);
    },
  });
  if (!page.isOpen && !survey.isBegun) return;

  defineSurveyView();
  const view = document.createElement(SURVEY_VIEW);
  place.replaceChildren(view);
  document.documentElement.lang = messages?.language ?? 'en';
  await survey.show(view);
  if (survey.isBegun) return;
  survey.note('shown');
  view.addEventListener('answer', () => survey.note('started'));
}

async function wordsOf({ messagesUrl }: HostedPage): Promise<TranslatedMessages | undefined> {
  if (messagesUrl === null) return undefined;
  const file = (await import(/* @vite-ignore */ messagesUrl).catch(() => null)) as {
    messages: TranslatedMessages;
  } | null;
  return file?.messages;
}

async function fetchDefinition(publicId: string, version: number): Promise<SurveyDefinition | null> {
  try {
    const reply = await fetch(definitionPath(publicId, version));
    return reply.ok ? ((await reply.json()) as SurveyDefinition) : null;
  } catch {
    return null;
  }
}
