import { readThemeSettings } from '#server/areas/identity/stores/theme-settings.ts';
import { THEMES } from '#server/dev-store/store/themes.ts';
import { lookOfStore } from '#shared/theme/store-look.ts';
import { UNKNOWN_STYLE } from '#shared/theme/store-style.ts';
import { CARD_ENGLISH, createCard } from '#web/storefront/card.ts';
import { storeOnPage } from '#web/storefront/store-on-page.ts';
import { loadMessages } from '#web/survey-view/languages.ts';
import { lookOn } from '#web/survey-view/look-on.ts';
import { ENGLISH } from '#web/survey-view/english.ts';
import { SURVEY_VIEW } from '#web/survey-view/survey-element.ts';
import { defineSurveyView } from '#web/survey-view/survey-view.ts';
import { EXHIBITS, keptOf } from './gallery-surveys.ts';

/** Shows the exhibit that the address names on a store's page, in the card: `?at=3&theme=dark&language=ar`. */
const query = new URLSearchParams(location.search);
const exhibit = EXHIBITS[Number(query.get('at'))];
if (exhibit) {
  const handle = query.get('theme') ?? 'cream';
  document.documentElement.className = handle;
  const messages = (await loadMessages(query.get('language') ?? 'en')) ?? ENGLISH;
  const settings = THEMES.find((theme) => theme.handle === handle)?.settingsData ?? '';
  const style = lookOn(document.body, lookOfStore(readThemeSettings(settings) ?? UNKNOWN_STYLE));
  defineSurveyView();
  const view = document.createElement(SURVEY_VIEW);
  view.settings = {
    definition: exhibit.definition,
    look: { style, darkStyle: '' },
    messages,
    restore: keptOf(exhibit),
    store: { ...storeOnPage('popup'), ...(exhibit.isDone && { shopUrl: '/' }) },
  };
  const isTall = !exhibit.isFirst || exhibit.definition.questions[0]?.type === 'date';
  const card = createCard(view, { ...CARD_ENGLISH, direction: messages.direction }, () => undefined, isTall);
  await card.open(style);
  if (exhibit.isRefused) view.shadowRoot?.querySelector<HTMLElement>('.go')?.click();
}
