import { definitionPath } from '#shared/survey/collect.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import {
  begunSurveyPath,
  HOSTED_DATA,
  HOSTED_PLACE,
  type HostedPage,
  type HostedSurvey,
} from '#shared/survey/hosted-page.ts';
import { begunResponse } from '#web/collect/begun-response.ts';
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
  const survey = page.isOpen ? page : await begunSurvey(page.publicId);
  if (survey) await show(survey, place);
}

async function show(page: HostedSurvey, place: HTMLElement): Promise<void> {
  const messages = await wordsOf(page);
  const survey = connectSurvey({
    ...page,
    origin: location.origin,
    attributes: {
      placement: 'hosted',
      country: page.country ?? undefined,
      language: messages?.language ?? 'en',
    },
    // A shopper opened this page for the survey, and it keeps nothing but their own answers.
    mayStore: true,
    definitionOf: (version) =>
      version === page.version
        ? Promise.resolve(page.definition)
        : readJson<SurveyDefinition>(definitionPath(page.publicId, version)),
    settings: { look: page.look, messages, removeBranding: true },
    onRefused: (code) => {
      const sentence = document.createElement('p');
      sentence.role = 'status';
      sentence.textContent = refusalSentence(code, messages);
      place.replaceChildren(sentence);
    },
  });

  defineSurveyView();
  const view = document.createElement(SURVEY_VIEW);
  place.replaceChildren(view);
  document.documentElement.lang = messages?.language ?? 'en';
  await survey.show(view);
  if (survey.isBegun) return;
  survey.note('shown');
  view.addEventListener('answer', () => survey.note('started'));
}

/** What this device has begun of a survey that takes no new answers. What it keeps stays here if that can't be had. */
async function begunSurvey(publicId: string): Promise<HostedSurvey | null> {
  const responseId = begunResponse(publicId);
  return responseId ? readJson(begunSurveyPath(publicId, responseId)) : null;
}

async function wordsOf({ messagesUrl }: HostedSurvey): Promise<TranslatedMessages | undefined> {
  if (messagesUrl === null) return undefined;
  const file = (await import(/* @vite-ignore */ messagesUrl).catch(() => null)) as {
    messages: TranslatedMessages;
  } | null;
  return file?.messages;
}

async function readJson<T>(path: string): Promise<T | null> {
  try {
    const reply = await fetch(path);
    return reply.ok ? ((await reply.json()) as T) : null;
  } catch {
    return null;
  }
}
