import { saidTexts } from './said-channel.ts';
import type { Answer } from '#shared/survey/answer.ts';
import { createPauser } from '#server/kernel/limits/pieces.ts';
import type { SourceQuestion } from './source-question.ts';
import type { WrittenAnswer } from './written-repository.ts';
import { otherTextKey } from '#server/areas/collect/responses/mark-answers.ts';

export interface WrittenGroup {
  readonly text: string;
  readonly themes: readonly string[];
  readonly language: string;
  readonly answers: number;
}

/** Texts that differ only in spelling, in the most frequent one. The most frequent text comes first. */
export async function groupTexts(
  { view, meaningId, nameOf }: SourceQuestion,
  written: readonly WrittenAnswer[],
): Promise<WrittenGroup[]> {
  const questions = new Map(
    view.versions.map(({ version, definition }) => [
      version,
      definition.questions.find((each) => each.meaningId === meaningId),
    ]),
  );
  const groups = new Map<string, WrittenGroup[]>();
  const rest = createPauser(view.storeId);
  for (const { version, language, answer, answers } of written) {
    await rest();
    const question = questions.get(version);
    if (!question) continue;
    for (const { text, themes, isWritten } of saidTexts(question, JSON.parse(answer) as Answer, nameOf)) {
      const key = otherTextKey(text);
      if (!isWritten || key === '') continue;
      const spellings = groups.get(key) ?? [];
      groups.set(key, spellings);
      spellings.push({ text: text.trim(), themes, language, answers });
    }
  }
  return [...groups.values()]
    .flatMap((spellings) => {
      const [most] = spellings.sort((one, other) => other.answers - one.answers);
      return most ? [{ ...most, answers: spellings.reduce((sum, { answers }) => sum + answers, 0) }] : [];
    })
    .sort((one, other) => other.answers - one.answers || (one.text < other.text ? -1 : 1));
}
