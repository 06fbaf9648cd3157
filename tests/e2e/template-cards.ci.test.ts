import { expect, test } from 'vitest';
import { expectGoodScreen } from '#tests/support/good-screen.ts';
import { openApp } from './support/open-app.ts';

const WIDTHS = [320, 390];

test('shows template cards in two columns on phones, complete and with their actions within reach', async () => {
  const { page } = await openApp('top level', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('button', { name: 'Create survey' }).tap();
  const picker = page.getByRole('dialog', { name: 'Start creating your survey' });
  await picker
    .getByRole('button', { name: /^Use Template:/ })
    .first()
    .waitFor();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const cards = await picker.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        const { left, top, right } = item.getBoundingClientRect();
        const parts = [...item.querySelectorAll('h3, p, span, button')];
        const isCut = parts.some((part) => {
          const box = part.getBoundingClientRect();
          return (
            box.right > right ||
            part.scrollWidth > part.clientWidth + 1 ||
            part.scrollHeight > part.clientHeight + 1
          );
        });
        return {
          left,
          top,
          isCut,
          opacity: getComputedStyle(item.lastElementChild!.lastElementChild ?? item).opacity,
        };
      }),
    );
    const columns = new Set(cards.map(({ left }) => left));
    expect(columns.size, `columns at ${width} px`).toBe(2);
    expect(cards[0]?.top, `first row at ${width} px`).toBe(cards[1]?.top);
    expect(cards.filter(({ isCut, opacity }) => isCut || opacity !== '1')).toEqual([]);
    await expectGoodScreen(page, `templates at ${width} px`);
  }
  await picker.getByRole('button', { name: 'Use Template: Returns experience' }).tap();
  await page.waitForURL(/\/surveys\/template\/|\/builder\//);
});
