import type { TranslatedMessages } from '../messages.ts';
import type { TypeWords } from '../types/registry.ts';

export const messages: TranslatedMessages = {
  ...(Object.assign(
    {},
    ...Object.values(import.meta.glob('../types/*/words/portuguese.ts', { eager: true, import: 'words' })),
  ) as TypeWords),
  language: 'pt',
  direction: 'ltr',
  back: 'Voltar',
  next: 'Seguinte',
  submit: 'Enviar',
  required: 'Responda a esta pergunta, por favor.',
  other: 'Outro',
  pleaseSpecify: 'Especifique, por favor',
  response: 'Resposta {n}',
  progress: 'Progresso',
  bad: 'Mau',
  great: 'Ótimo',
  outOf: '{n} de {m}',
  thankYouTitle: 'Obrigado!',
  thankYouMessage: 'As suas respostas foram enviadas com sucesso.',
  discountCode: 'O seu código de desconto',
  codeFollows: 'O seu código de desconto aparece aqui assim que as suas respostas forem enviadas.',
  copy: 'Copiar',
  copied: 'Copiado',
  resetting: 'Recomeça em {n} segundos…',
  empty: 'Adicione perguntas para ver a pré-visualização.',
  savedOffline: 'A sua resposta está guardada neste dispositivo e será enviada quando voltar a estar online.',
  poweredBy: 'Com tecnologia de',
  ended:
    'Este inquérito terminou entretanto, por isso as suas últimas respostas não puderam ser guardadas. Obrigado mesmo assim.',
  answeredBefore: 'Já respondeu a este inquérito. Obrigado.',
  notSaved: 'Lamentamos, mas as suas últimas respostas não puderam ser guardadas.',
  close: 'Fechar',
  survey: 'Inquérito',
};
