import * as z from 'zod/mini';
import { wholeInAddress } from './building-blocks.ts';

// A long list is answered as `{ <items>, next }`. The specification asks for two lists by page number: invoices,
// whose reply has `next` as well, and surveys, whose reply has `pagination` instead.

const place = z.string().check(z.maxLength(120));

/** Where the page begins: the unchanged `next` of the previous page. Empty for the first page. */
export const after = z._default(place, '');

/**
 * What to send as `after` (or as `page`) to get the next page; null after the last one. A search that reads many
 * rows and finds few returns a short page with a `next`. A longer text fails, because `after` would refuse it.
 */
export const next = z.nullable(place);

/** The error for an `after` that is not the `next` of a page. */
export const UNKNOWN_PAGE = 'This is no page of the list.';

/** For lists with page numbers. A page beyond the end is empty. */
export const pageNumber = (first: number) => z._default(wholeInAddress(first), first);
