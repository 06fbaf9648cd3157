import { hasOnly, pickOne, type Checking } from '../checking.ts';
import { choiceFault, idsToPick, otherWords } from '../helpers/choice-checking.ts';

export const multiSelectChecking = {
  fault({ config }, fields) {
    if (!hasOnly(fields, 'optionIds', 'otherValue') || !isTextList(fields.optionIds)) return 'malformed';
    return choiceFault(config, fields.optionIds, fields.otherValue);
  },
  madeUp({ config }, mood) {
    const left = idsToPick(config);
    const most = Math.min(config.maxSelect ?? left.length, left.length);
    const wanted = Math.max(config.minSelect, 1 + Math.floor(mood.next() * 3));
    const optionIds: string[] = [];
    while (optionIds.length < Math.min(wanted, most)) {
      const id = pickOne(left, mood, true);
      left.splice(left.indexOf(id), 1);
      optionIds.push(id);
    }
    return { optionIds, otherValue: otherWords(optionIds) };
  },
} satisfies Checking<'multi_select'>;

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
