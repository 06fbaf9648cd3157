// Adds the English messages of these types.
import '../english-rare.ts';
import { dateView } from './date/view.ts';
import { dropDownView } from './drop_down/view.ts';
import { numberView } from './number/view.ts';
import type { RareViews } from './registry.ts';

export const RARE_VIEWS: RareViews = { drop_down: dropDownView, date: dateView, number: numberView };
