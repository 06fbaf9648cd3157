import { DEFAULT_THEME, lookOf } from '#shared/theme/theme.ts';
import { loadMessages } from '#web/survey-view/languages.ts';
import { ENGLISH } from '#web/survey-view/english.ts';
import { SURVEY_VIEW } from '#web/survey-view/survey-element.ts';
import { defineSurveyView } from '#web/survey-view/survey-view.ts';
import { EXHIBITS, keptOf } from './gallery-surveys.ts';

defineSurveyView();

for (const scheme of ['light', 'dark'] as const) {
  for (const language of ['en', 'ar']) {
    const messages = (await loadMessages(language)) ?? ENGLISH;
    const look = lookOf({ ...DEFAULT_THEME, scheme });
    const cards = EXHIBITS.map((exhibit) => {
      const view = document.createElement(SURVEY_VIEW);
      view.settings = { definition: exhibit.definition, look, messages, restore: keptOf(exhibit) };
      const frame = document.createElement('div');
      frame.append(view);
      return frame;
    });
    const section = document.createElement('section');
    section.className = scheme;
    section.innerHTML = `<h1>${scheme}, ${messages.direction}</h1><div class="cards"></div>`;
    section.lastElementChild?.append(...cards);
    document.body.append(section);
    for (const [place, card] of cards.entries()) {
      const go = card.firstElementChild?.shadowRoot?.querySelector<HTMLElement>('.go');
      if (EXHIBITS[place]?.isRefused) go?.click();
    }
  }
}
// A click moves the focus; scrolls back to the top of the gallery.
scrollTo(0, 0);
