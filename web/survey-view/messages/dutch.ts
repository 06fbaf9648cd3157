import type { TranslatedMessages } from '../messages.ts';
import type { TypeWords } from '../types/registry.ts';

export const messages: TranslatedMessages = {
  ...(Object.assign(
    {},
    ...Object.values(import.meta.glob('../types/*/words/dutch.ts', { eager: true, import: 'words' })),
  ) as TypeWords),
  language: 'nl',
  direction: 'ltr',
  back: 'Terug',
  next: 'Volgende',
  submit: 'Versturen',
  required: 'Beantwoord deze vraag alstublieft.',
  other: 'Anders',
  pleaseSpecify: 'Licht dit toe',
  response: 'Antwoord {n}',
  progress: 'Voortgang',
  bad: 'Slecht',
  great: 'Geweldig',
  outOf: '{n} van {m}',
  thankYouTitle: 'Bedankt!',
  thankYouMessage: 'Uw antwoorden zijn verstuurd.',
  discountCode: 'Uw kortingscode',
  codeFollows: 'Uw kortingscode verschijnt hier zodra uw antwoorden zijn verstuurd.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  resetting: 'Begint opnieuw over {n} seconden…',
  empty: 'Voeg vragen toe om het voorbeeld te zien.',
  savedOffline: 'Uw antwoord is op dit apparaat bewaard en wordt verstuurd zodra u weer online bent.',
  poweredBy: 'Mogelijk gemaakt door',
  ended:
    'Deze enquête is intussen afgelopen, daarom konden uw laatste antwoorden niet worden opgeslagen. Toch bedankt.',
  answeredBefore: 'U hebt deze enquête al ingevuld. Bedankt.',
  notSaved: 'Helaas konden uw laatste antwoorden niet worden opgeslagen.',
  close: 'Sluiten',
  survey: 'Enquête',
};
