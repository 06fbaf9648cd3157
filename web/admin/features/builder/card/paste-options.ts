import { SURVEY_LIMITS } from '#shared/survey/survey-limits.ts';
import type { OptionDraft } from '#shared/survey/edit/change-options.ts';
import { isBlank, storable } from '#shared/survey/plain-text.ts';
import type { Option } from '#shared/survey/question.ts';

export interface Pasted {
  readonly drafts: readonly OptionDraft[];
  /** A message about lines that were not added unchanged. */
  readonly note: string | null;
}

/** Inserts lines as options after the focused one, or in its place if it is blank. */
export function pasteOptions(options: readonly Option[], at: number, text: string): Pasted {
  const { optionTextLength, options: most } = SURVEY_LIMITS;
  const lines = text
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const known = new Set(options.map((option) => option.text.trim().toLowerCase()));
  const fresh: string[] = [];
  for (const line of lines.map((each) => storable(each, optionTextLength).trim())) {
    if (known.has(line.toLowerCase())) continue;
    known.add(line.toLowerCase());
    fresh.push(line);
  }
  const target = options[at];
  const isBegun = target !== undefined && isBlank(target.text);
  const room = most - options.length + (isBegun ? 1 : 0);
  const taken = fresh.slice(0, room);
  const [first, ...rest] = isBegun ? taken : ['', ...taken];
  const here = isBegun && first !== undefined ? [{ id: target.id, text: first }] : options.slice(at, at + 1);
  const added = rest.map((each): OptionDraft => ({ text: each }));
  return {
    drafts: [...options.slice(0, at), ...here, ...added, ...options.slice(at + 1)],
    note: noteOf({
      repeated: lines.length - fresh.length,
      tooMany: fresh.length - taken.length,
      cut: lines.filter((line) => line.length > optionTextLength).length,
    }),
  };
}

function noteOf(left: { repeated: number; tooMany: number; cut: number }): string | null {
  const { optionTextLength, options } = SURVEY_LIMITS;
  const notes = [
    left.repeated > 0 && `${linesWord(left.repeated)} left out: options must differ.`,
    left.tooMany > 0 &&
      `${linesWord(left.tooMany)} left out: a question can have at most ${options} options.`,
    left.cut > 0 &&
      `${left.cut === 1 ? 'One line was' : `${left.cut} lines were`} cut to ${optionTextLength} characters.`,
  ].filter((note) => note !== false);
  return notes.length > 0 ? notes.join(' ') : null;
}

function linesWord(count: number): string {
  return count === 1 ? 'One line was' : `${count} lines were`;
}
