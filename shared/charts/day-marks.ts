import type { Day } from '../analytics/periods.ts';

/** Something that happened on a day. */
export interface DayNote {
  readonly day: Day;
  readonly text: string;
}

/** The mark of one or several notes that lie close together. */
export interface DayMark<Note extends DayNote = DayNote> {
  /** Where it stands between the begin (0) and the end (1) of the chart. */
  readonly at: number;
  /** The number of its notes among all notes of the chart: *3*, or *3–5*. */
  readonly label: string;
  readonly notes: readonly Note[];
}

/** The notes between two days, both included, in the order of the days. */
export function notesWithin<Note extends DayNote>(notes: readonly Note[], from: Day, to: Day): Note[] {
  return notes
    .filter(({ day }) => day >= from && day <= to)
    .sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
}

/** Where notes, in the order of the days, stand on a chart. Notes closer than `apart` share a mark. */
export function dayMarks<Note extends DayNote>(
  notes: readonly Note[],
  placeOf: (day: Day) => number,
  apart: number,
): DayMark<Note>[] {
  const groups: { at: number; first: number; notes: Note[] }[] = [];
  notes.forEach((note, index) => {
    const at = placeOf(note.day);
    const group = groups.at(-1);
    if (group && at - group.at < apart) group.notes.push(note);
    else groups.push({ at, first: index + 1, notes: [note] });
  });
  return groups.map(({ at, first, notes: own }) => ({
    at,
    label: own.length === 1 ? String(first) : `${first}–${first + own.length - 1}`,
    notes: own,
  }));
}
