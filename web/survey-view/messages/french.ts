import type { TranslatedMessages } from '../messages.ts';
import type { TypeWords } from '../types/registry.ts';

export const messages: TranslatedMessages = {
  ...(Object.assign(
    {},
    ...Object.values(import.meta.glob('../types/*/words/french.ts', { eager: true, import: 'words' })),
  ) as TypeWords),
  language: 'fr',
  direction: 'ltr',
  back: 'Retour',
  next: 'Suivant',
  submit: 'Envoyer',
  required: 'Veuillez répondre à cette question.',
  other: 'Autre',
  pleaseSpecify: 'Veuillez préciser',
  response: 'Réponse {n}',
  progress: 'Progression',
  bad: 'Mauvais',
  great: 'Excellent',
  outOf: '{n} sur {m}',
  thankYouTitle: 'Merci !',
  thankYouMessage: 'Vos réponses ont bien été envoyées.',
  discountCode: 'Votre code de réduction',
  codeFollows: 'Votre code de réduction s’affichera ici dès que vos réponses auront été envoyées.',
  copy: 'Copier',
  copied: 'Copié',
  resetting: 'Redémarrage dans {n} secondes…',
  empty: 'Ajoutez des questions pour voir l’aperçu.',
  savedOffline:
    'Votre réponse est enregistrée sur cet appareil et sera envoyée dès que vous serez de nouveau en ligne.',
  poweredBy: 'Proposé par',
  ended:
    'Ce sondage est terminé entre-temps, vos dernières réponses n’ont donc pas pu être enregistrées. Merci tout de même.',
  answeredBefore: 'Vous avez déjà répondu à ce sondage. Merci.',
  notSaved: 'Désolé, vos dernières réponses n’ont pas pu être enregistrées.',
  close: 'Fermer',
  survey: 'Sondage',
};
