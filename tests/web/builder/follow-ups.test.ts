import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapText } from '#shared/channels/map-text.ts';
import { FOLLOW_UP_TEXTS } from '#web/admin/features/builder/follow-ups/follow-up-texts.ts';
import { readyFollowUps } from '#web/admin/features/builder/follow-ups/follow-ups.ts';
import { checkLogic } from '#shared/survey/flow/check-logic.ts';
import { compileSurvey } from '#shared/survey/flow/compile-logic.ts';
import type { SurveyDefinition } from '#shared/survey/definition.ts';
import { addFollowUp } from '#web/admin/features/builder/edit/add-follow-up.ts';
import { openDefinition } from '#shared/survey/edit/editing-state.ts';
import { templateById } from '#server/areas/surveys/templates/catalogue.ts';
import { diceArb, idsFrom, rollAnswer, soundDefinitionArb } from '#tests/support/arbitraries.ts';
import { question, rule, survey } from '#tests/shared/survey/build.ts';
import { walk } from '#server/areas/collect/responses/check-response.ts';

const SOURCE = question('single_select', 'source', {
  options: ['Instagram', 'A podcast', 'A friend', 'Maybe'],
});

/** The ids of the questions that a shopper with these answers sees. */
function pathOf(definition: SurveyDefinition, answers: Readonly<Record<string, object>>): string[] {
  const answerOf = (index: number) => answers[definition.questions[index]?.questionId ?? ''];
  return walk(compileSurvey(definition), (index) => answerOf(index) as never).map(
    (index) => definition.questions[index]?.questionId ?? '',
  );
}

describe('ready follow-ups', () => {
  it('exist for options that name a channel with more to ask', () => {
    expect(readyFollowUps(SOURCE).map(({ optionId, text }) => [optionId, text])).toEqual([
      ['Instagram', 'Whose post was it?'],
      ['A podcast', 'Which podcast was it?'],
    ]);
  });

  it('exist once: not for an option that a rule treats', () => {
    const treated = { ...SOURCE, logic: { rules: [rule('CONTAINS', ['A podcast'], 'other')] } };
    expect(readyFollowUps(treated).map(({ optionId }) => optionId)).toEqual(['Instagram']);
  });

  it('understand options in other languages', () => {
    const german = question('single_select', 'q', {
      text: 'Woher kennen Sie uns?',
      options: ['Ein Podcast', 'ラジオ'],
    });
    expect(readyFollowUps(german).map(({ text }) => text)).toEqual([
      'Welcher Podcast war es?',
      'Welcher Sender war es?',
    ]);
  });

  it.each([
    ['en', 'How did you hear about us?', ['A podcast', 'A friend'], 'Which podcast was it?'],
    ['de', 'Wie haben Sie von uns erfahren?', ['Podcast', 'Freunde'], 'Welcher Podcast war es?'],
    ['fr', 'Comment nous avez-vous connus ?', ['Podcast', 'Ami'], 'Quel podcast était-ce ?'],
    ['es', '¿Cómo nos ha conocido?', ['Podcast', 'Un amigo'], '¿Qué pódcast era?'],
    ['it', 'Come ci ha conosciuti?', ['Podcast', 'Un amico'], 'Quale podcast era?'],
    ['nl', 'Hoe hebt u ons gevonden?', ['Podcast', 'Een vriend'], 'Welke podcast was het?'],
    ['pt', 'Como é que nos conheceu?', ['Podcast', 'Um amigo'], 'Qual era o podcast?'],
    ['ja', '当店をどこで知りましたか？', ['ポッドキャスト', '友人'], 'どのポッドキャストでしたか？'],
    ['ar', 'كيف سمعت عنا؟', ['بودكاست', 'صديق'], 'أي بودكاست كان؟'],
  ])('are asked in the language of the question: %s', (_language, text, options, followUp) => {
    const asked = question('single_select', 'q', { text, options });
    expect(readyFollowUps(asked)[0]?.text).toBe(followUp);
  });

  it('come with the texts of the languages that the survey is translated into, and no others', () => {
    const [instagram] = readyFollowUps(SOURCE, ['de', 'pt-BR', 'fi']);
    expect(instagram).toMatchObject({
      text: 'Whose post was it?',
      translations: { de: 'Wessen Beitrag war es?', 'pt-BR': 'De quem era a publicação?' },
    });
    expect(Object.keys(instagram?.translations ?? {})).toEqual(['de', 'pt-BR']);
  });

  it('have a text of their own for every topic in every language', () => {
    for (const [language, texts] of Object.entries(FOLLOW_UP_TEXTS)) {
      const own = Object.values(texts);
      expect(own.every((text) => /[?？؟]$/.test(text))).toBe(true);
      expect(new Set(own).size).toBe(own.length);
      if (language !== 'en')
        expect(own.filter((text) => Object.values(FOLLOW_UP_TEXTS.en).includes(text))).toEqual([]);
    }
  });
});

describe('adding a follow-up', () => {
  const add = (definition: SurveyDefinition, optionId: string, questionId = 'source') =>
    addFollowUp(openDefinition(definition), { questionId, optionId, text: 'Which?' }, idsFrom('new-'))
      .definition;
  const chose = (optionId: string) => ({ source: { optionId, otherValue: null } });

  it.each([
    ['is followed by another question', survey(SOURCE, question('nps', 'nps'))],
    ['is the last one', survey(question('nps', 'nps'), SOURCE)],
  ])(
    'shows it to those who choose the option, and to nobody else, where the question %s',
    (_where, definition) => {
      const added = add(definition, 'A podcast');
      const id = added.questions.find(({ text }) => text === 'Which?')?.questionId ?? '';
      const before = pathOf(definition, chose('A podcast'));
      const at = before.indexOf('source') + 1;
      expect(pathOf(added, chose('A podcast'))).toEqual([...before.slice(0, at), id, ...before.slice(at)]);
      expect(pathOf(added, chose('A friend'))).toEqual(pathOf(definition, chose('A friend')));
      expect(checkLogic(added)).toEqual([]);
    },
  );

  it('adds its text in the languages that the survey has', () => {
    const texts = { questions: { source: { text: 'Woher?' } } };
    const before = { ...survey(SOURCE), translations: { de: texts, fi: {} } };
    const { definition } = addFollowUp(
      openDefinition(before),
      {
        ...{ questionId: 'source', optionId: 'A podcast', text: 'Which podcast was it?' },
        translations: { de: 'Welcher Podcast war es?', fr: 'Quel podcast était-ce ?' },
      },
      idsFrom('new-'),
    );
    const id = definition.questions[1]?.questionId ?? '';
    expect(definition.translations).toEqual({
      de: { questions: { source: { text: 'Woher?' }, [id]: { text: 'Welcher Podcast war es?' } } },
      fi: {},
    });
  });

  it('can be done for several options of one question', () => {
    const twice = add(add(survey(SOURCE, question('nps', 'nps')), 'A podcast'), 'Instagram');
    expect(twice.questions).toHaveLength(4);
    expect(pathOf(twice, chose('A podcast'))).toHaveLength(3);
    expect(pathOf(twice, chose('Instagram'))).toHaveLength(3);
    expect(pathOf(twice, chose('Maybe'))).toEqual(['source', 'nps']);
  });

  it('changes the way of no other shopper, whatever the survey is', () => {
    fc.assert(
      fc.property(soundDefinitionArb(), diceArb, (definition, dice) => {
        const choice = definition.questions.find(
          (each) => 'options' in each.config && each.config.options.length > 1,
        );
        fc.pre(choice !== undefined && 'options' in choice.config && definition.questions.length < 20);
        const [option] = choice.config.options;
        fc.pre(option !== undefined && choice.logic.rules.length < 5);
        const added = add({ ...definition, surveyId: 's1' }, option.id, choice.questionId);
        const answers = Object.fromEntries(
          definition.questions.flatMap((each) => {
            const answer = rollAnswer(each, dice);
            return answer === undefined ? [] : [[each.questionId, answer]];
          }),
        );
        const own = JSON.stringify(answers[choice.questionId] ?? null);
        fc.pre(!own.includes(option.id));
        expect(pathOf(added, answers)).toEqual(pathOf(definition, answers));
      }),
    );
  });
});

describe('the templates of attribution in one tap, and of the first and last contact', () => {
  it.each(['quick-attribution', 'first-and-last-contact'])(
    '%s names a channel in each option of its source',
    (id) => {
      const source = templateById(id)?.questions.find(({ questionId }) => questionId === 'source');
      const options = source && 'options' in source.config ? source.config.options : [];
      const mapped = options.map(({ text }) => mapText(text, { language: null }));
      expect(options.length).toBeGreaterThan(5);
      expect(mapped.map(({ kind }) => kind)).toEqual(options.map(() => 'mapped'));
    },
  );
});
