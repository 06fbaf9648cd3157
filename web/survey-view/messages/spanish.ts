import type { TranslatedMessages } from '../messages.ts';
import type { TypeWords } from '../types/registry.ts';

export const messages: TranslatedMessages = {
  ...(Object.assign(
    {},
    ...Object.values(import.meta.glob('../types/*/words/spanish.ts', { eager: true, import: 'words' })),
  ) as TypeWords),
  language: 'es',
  direction: 'ltr',
  back: 'Atrás',
  next: 'Siguiente',
  submit: 'Enviar',
  required: 'Responda a esta pregunta, por favor.',
  other: 'Otro',
  pleaseSpecify: 'Especifique, por favor',
  response: 'Respuesta {n}',
  progress: 'Progreso',
  bad: 'Malo',
  great: 'Excelente',
  outOf: '{n} de {m}',
  thankYouTitle: '¡Gracias!',
  thankYouMessage: 'Sus respuestas se han enviado correctamente.',
  discountCode: 'Su código de descuento',
  codeFollows: 'Su código de descuento aparecerá aquí en cuanto se envíen sus respuestas.',
  copy: 'Copiar',
  copied: 'Copiado',
  resetting: 'Se reinicia en {n} segundos…',
  empty: 'Añada preguntas para ver la vista previa.',
  savedOffline: 'Su respuesta está guardada en este dispositivo y se enviará cuando vuelva a tener conexión.',
  poweredBy: 'Con la tecnología de',
  ended:
    'Esta encuesta ha terminado entretanto, así que sus últimas respuestas no se han podido guardar. Gracias de todos modos.',
  answeredBefore: 'Ya ha respondido a esta encuesta. Gracias.',
  notSaved: 'Lo sentimos, sus últimas respuestas no se han podido guardar.',
  close: 'Cerrar',
  survey: 'Encuesta',
};
