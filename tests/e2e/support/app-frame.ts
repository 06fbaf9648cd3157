import type { Frame, Page } from 'playwright-core';

/** The app's frame in the store's admin. */
export function appIn(page: Page): Frame {
  const frame = page.frame('app-frame');
  if (frame === null) throw new Error('The admin shows no app.');
  return frame;
}

/** Opens another screen as a link in the admin's menu does. */
export async function openAt(page: Page, path: string): Promise<void> {
  await appIn(page).evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.dispatchEvent(new CustomEvent('shopify:navigate', { bubbles: true }));
    link.remove();
  }, path);
}
