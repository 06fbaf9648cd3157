import { expect, test } from 'vitest';
import { newQuestion } from '#shared/survey/edit/defaults.ts';
import { cachedBy } from '#web/admin/features/builder/state/cached-by.ts';
import { textsOfQuestion } from '#web/admin/features/builder/texts/translated-texts.ts';

test('computes once for each object, also where the result is undefined', () => {
  const asked: object[] = [];
  const lookUp = cachedBy((key: object) => void asked.push(key));
  const [one, other] = [{}, {}];
  for (const key of [one, other, one, other, one]) lookUp(key);
  expect(asked).toEqual([one, other]);
});

test('reads the texts of an edited question again, and of no other', () => {
  const question = { ...newQuestion('text', 's', () => 'q'), text: 'Why us?' };
  const edited = { ...question, text: 'Why not us?' };
  expect(textsOfQuestion(question)).toBe(textsOfQuestion(question));
  expect(textsOfQuestion(edited)[0]?.original).toBe('Why not us?');
});
