import { isStorable } from '../../plain-text.ts';

export function textFault(text: string, limit: number) {
  if (text.length > limit) return 'too_long';
  return isStorable(text) ? null : 'unstorable_text';
}
