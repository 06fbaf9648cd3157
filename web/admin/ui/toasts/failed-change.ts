import { outcomeText } from '../../lib/api/outcome-text.ts';
import type { NewToast } from './toast-store.ts';

/** The notice that a change failed, and why. Its title is `title` if the change was certainly not made, else `uncertain`. */
export function failedChange(title: string, error: unknown, uncertain?: string): NewToast {
  if (!(error instanceof Error)) return { variant: 'destructive', title };
  return { variant: 'destructive', title: outcomeText(error, title, uncertain), description: error.message };
}
