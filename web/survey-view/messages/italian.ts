import type { TranslatedMessages } from '../messages.ts';
import type { TypeWords } from '../types/registry.ts';

export const messages: TranslatedMessages = {
  ...(Object.assign(
    {},
    ...Object.values(import.meta.glob('../types/*/words/italian.ts', { eager: true, import: 'words' })),
  ) as TypeWords),
  language: 'it',
  direction: 'ltr',
  back: 'Indietro',
  next: 'Avanti',
  submit: 'Invia',
  required: 'Risponda a questa domanda, per favore.',
  other: 'Altro',
  pleaseSpecify: 'Specificare',
  response: 'Risposta {n}',
  progress: 'Avanzamento',
  bad: 'Pessimo',
  great: 'Ottimo',
  outOf: '{n} di {m}',
  thankYouTitle: 'Grazie!',
  thankYouMessage: 'Le sue risposte sono state inviate correttamente.',
  discountCode: 'Il suo codice sconto',
  codeFollows: 'Il suo codice sconto comparirà qui non appena le sue risposte saranno inviate.',
  copy: 'Copia',
  copied: 'Copiato',
  resetting: 'Riavvio tra {n} secondi…',
  empty: 'Aggiunga domande per vedere l’anteprima.',
  savedOffline: 'La sua risposta è salvata su questo dispositivo e sarà inviata quando tornerà online.',
  poweredBy: 'Offerto da',
  ended:
    'Nel frattempo questo sondaggio è terminato, quindi le Sue ultime risposte non sono state salvate. Grazie comunque.',
  answeredBefore: 'Ha già risposto a questo sondaggio. Grazie.',
  notSaved: 'Purtroppo le Sue ultime risposte non sono state salvate.',
  close: 'Chiudi',
  survey: 'Sondaggio',
};
