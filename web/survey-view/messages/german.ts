import type { TranslatedMessages } from '../messages.ts';
import type { TypeWords } from '../types/registry.ts';

export const messages: TranslatedMessages = {
  ...(Object.assign(
    {},
    ...Object.values(import.meta.glob('../types/*/words/german.ts', { eager: true, import: 'words' })),
  ) as TypeWords),
  language: 'de',
  direction: 'ltr',
  back: 'Zurück',
  next: 'Weiter',
  submit: 'Absenden',
  required: 'Bitte beantworten Sie diese Frage.',
  other: 'Sonstiges',
  pleaseSpecify: 'Bitte angeben',
  response: 'Antwort {n}',
  progress: 'Fortschritt',
  bad: 'Schlecht',
  great: 'Großartig',
  outOf: '{n} von {m}',
  thankYouTitle: 'Vielen Dank!',
  thankYouMessage: 'Ihre Antworten wurden erfolgreich übermittelt.',
  discountCode: 'Ihr Rabattcode',
  codeFollows: 'Ihr Rabattcode erscheint hier, sobald Ihre Antworten gesendet sind.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  resetting: 'Neustart in {n} Sekunden …',
  empty: 'Fügen Sie Fragen hinzu, um eine Vorschau zu sehen.',
  savedOffline:
    'Ihre Antwort ist auf diesem Gerät gespeichert und wird gesendet, sobald Sie wieder online sind.',
  poweredBy: 'Bereitgestellt von',
  ended:
    'Diese Umfrage ist inzwischen beendet, deshalb konnten Ihre letzten Antworten nicht gespeichert werden. Trotzdem vielen Dank.',
  answeredBefore: 'Sie haben diese Umfrage bereits beantwortet. Vielen Dank.',
  notSaved: 'Ihre letzten Antworten konnten leider nicht gespeichert werden.',
  close: 'Schließen',
  survey: 'Umfrage',
};
