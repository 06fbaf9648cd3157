import { browserShelf, shelfKey } from './browser-shelf.ts';
import { createDrawer } from './drawer.ts';
import { SHOPPER } from './response.ts';

/** The id of the response that the shopper has begun on this device. */
export function begunResponse(publicId: string): string | undefined {
  return createDrawer(browserShelf(shelfKey(publicId), true), Date.now).read()[SHOPPER]?.id;
}
