// Adds the English messages of these types.
import '../english-common.ts';
import { multiSelectView } from './multi_select/view.ts';
import { npsView } from './nps/view.ts';
import { ratingView } from './rating/view.ts';
import type { CommonViews } from './registry.ts';
import { textView } from './text/view.ts';

export const COMMON_VIEWS: CommonViews = {
  multi_select: multiSelectView,
  text: textView,
  rating: ratingView,
  nps: npsView,
};
