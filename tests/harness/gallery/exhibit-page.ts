import { readThemeSettings } from '#server/areas/identity/stores/theme-settings.ts';
import { THEMES } from '#server/dev-store/store/themes.ts';
import { expectedSeconds } from '#shared/survey/flow/expected-seconds.ts';
import { lookOfStore } from '#shared/theme/store-look.ts';
import { UNKNOWN_STYLE } from '#shared/theme/store-style.ts';
import { createCard } from '#web/storefront/card.ts';
import { storeOnPage } from '#web/storefront/store-on-page.ts';
import { loadMessages } from '#web/survey-view/languages.ts';
import { lookOn } from '#web/survey-view/look-on.ts';
import { ENGLISH } from '#web/survey-view/english.ts';
import { loadPictures } from '#web/survey-view/pictures/load-pictures.ts';
import { SURVEY_VIEW } from '#web/survey-view/survey-element.ts';
import { defineSurveyView } from '#web/survey-view/survey-view.ts';
import { choiceIn } from './gallery-choice.ts';
import { EXHIBITS, keptOf, picturesOf, type Exhibit } from './gallery-surveys.ts';
import { inLanguage } from './gallery-words.ts';

/** Shows the exhibit that the address names on a store's page, in the card. The address after `#` names the look. */
const exhibit = EXHIBITS[Number(new URLSearchParams(location.search).get('at'))];
defineSurveyView();
if (exhibit) {
  addEventListener('hashchange', () => void show(exhibit));
  await show(exhibit);
}

async function show(shown: Exhibit): Promise<void> {
  const { hash } = location;
  const { theme, page, language } = choiceIn(hash);
  document.documentElement.className = `${theme} ${page}`;
  const messages = (await loadMessages(language)) ?? ENGLISH;
  const definition = inLanguage(shown.definition, language);
  const settings = THEMES.find((each) => each.handle === theme)?.settingsData ?? '';
  const style = lookOn(document.body, lookOfStore(readThemeSettings(settings) ?? UNKNOWN_STYLE));
  const view = document.createElement(SURVEY_VIEW);
  view.settings = {
    definition: { ...definition, seconds: expectedSeconds(definition.questions) },
    look: { style, darkStyle: '' },
    messages,
    restore: keptOf(shown),
    drawPictures: await loadPictures(picturesOf(shown)),
    store: { ...storeOnPage('popup'), ...(shown.isDone && { shopUrl: '/' }) },
  };
  const isTall = !shown.isFirst || definition.questions[0]?.type === 'date' || !!shown.hasPictures;
  const card = createCard(
    view,
    { direction: messages.direction },
    () => undefined,
    new AbortController().signal,
    isTall,
  );
  for (const before of document.querySelectorAll('askwell-card')) before.remove();
  await card.open(style);
  if (shown.isRefused) view.shadowRoot?.querySelector<HTMLElement>('.go')?.click();
  for (const picture of view.shadowRoot?.querySelectorAll('img') ?? []) {
    picture.loading = 'eager';
    await picture.decode();
  }
  document.documentElement.dataset['shown'] = hash;
}
