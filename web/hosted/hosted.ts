import type { SurveyDefinition } from '#shared/survey/definition.ts';
import {
  begunSurveyPath,
  HOSTED_DATA,
  HOSTED_PLACE,
  type HostedPage,
  type HostedSurvey,
} from '#shared/collect/hosted-page.ts';
import { variantFor } from '#shared/survey/variant.ts';
import { addressOfVariant, definitionIn, definitionPath } from '#shared/survey/definition-address.ts';
import { begunResponse } from '#web/collect/tab-response.ts';
import { browserUploadQueue } from '#web/collect/upload-queue.ts';
import { browserStorage, storageKey } from '#web/collect/browser-storage.ts';
import { connectSurvey } from '#web/collect/connect-survey.ts';
import { loadJson } from '#web/collect/load-json.ts';
import { newId } from '#web/collect/new-id.ts';
import { refusalSentence } from '#web/collect/refusal-sentence.ts';
import { ENGLISH } from '#web/survey-view/english.ts';
import { englishIn } from '#web/survey-view/english-in.ts';
import type { SurveyMessages, TranslatedMessages } from '#web/survey-view/messages.ts';
import { loadPictures } from '#web/survey-view/pictures/load-pictures.ts';
import { SURVEY_VIEW } from '#web/survey-view/survey-element.ts';
import { defineSurveyView } from '#web/survey-view/survey-view.ts';
import './hosted.css';
import { brandFooter } from './brand-footer.ts';

void open();

/**
 * Replaces the server's placeholder by the survey, unless the survey is closed and this device has begun no
 * response.
 */
async function open(): Promise<void> {
  const place = document.getElementById(HOSTED_PLACE);
  const data = document.getElementById(HOSTED_DATA)?.textContent;
  if (!place || !data) return;
  const page = JSON.parse(data) as HostedPage;
  const survey = page.isOpen ? page : await begunSurvey(page.publicId);
  const messages = survey ? await wordsOf(survey) : ENGLISH;
  if (!page.removeBranding) place.after(brandFooter(messages));
  if (survey) await show(survey, messages, place);
}

async function show(page: HostedSurvey, messages: SurveyMessages, place: HTMLElement): Promise<void> {
  // The server wrote the logo above the survey.
  const drawPictures = await loadPictures(page.pictures && { ...page.pictures, logo: null });
  const { split } = page;
  const survey = connectSurvey({
    ...page,
    variant: split === undefined ? undefined : variantFor(split, deviceId()),
    origin: location.origin,
    attributes: {
      placement: 'hosted',
      country: page.country ?? undefined,
      language: page.language,
    },
    // The shopper opened this page to answer, and the page stores only their answers.
    mayStore: true,
    // Both variants of a split test are fetched, so that neither is slower to show.
    definitionOf: ({ version, variant, attributes }) =>
      version === page.version && split === undefined
        ? Promise.resolve(page.definition)
        : loadJson<SurveyDefinition>(
            // A begun response goes on in its language, which the new version may lack.
            definitionIn(
              attributes.language ?? page.language,
              addressOfVariant(definitionPath(page.publicId, version), variant),
            ),
          ),
    createQueue: browserUploadQueue,
    settings: {
      look: page.look,
      messages,
      removeBranding: true,
      drawPictures,
      store: { shopUrl: page.shopUrl },
    },
    onRefused: (code) => {
      const sentence = document.createElement('p');
      sentence.role = 'status';
      sentence.textContent = refusalSentence(code, messages);
      place.replaceChildren(sentence);
    },
  });

  defineSurveyView();
  const view = document.createElement(SURVEY_VIEW);
  // If it cannot be shown, the server's placeholder stays, which offers to load the page again.
  if (!(await survey.show(view))) return;
  place.replaceChildren(view);
  document.documentElement.lang = page.language;
  document.documentElement.dir = messages.direction;
  if (survey.isBegun) return;
  survey.note('shown');
  view.addEventListener('answer', () => survey.note('started'));
}

/** The closed survey of a response that was begun on this device. */
async function begunSurvey(publicId: string): Promise<HostedSurvey | null> {
  const begun = begunResponse(publicId);
  return begun ? loadJson(begunSurveyPath(publicId, begun.id, begun.variant)) : null;
}

async function wordsOf({ messagesUrl, language }: HostedSurvey): Promise<SurveyMessages> {
  const file = (messagesUrl && (await import(/* @vite-ignore */ messagesUrl).catch(() => null))) as {
    messages: TranslatedMessages;
  } | null;
  return file?.messages ?? englishIn(language);
}

/** A random id that this device keeps, so that a shopper gets the same variant of a split test at each visit. */
function deviceId(): string {
  const storage = browserStorage(storageKey('device'), true);
  const known = storage.read();
  if (known) return known;
  const id = newId();
  storage.write(id);
  return id;
}
