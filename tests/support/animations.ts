import type { Frame, Page } from 'playwright-core';

/** Until nothing on the page moves or fades any more, what is inside open shadow roots included. */
export async function animationsEnded(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    // A document tells of the animations of its own elements only, not of those in shadow roots.
    const rootsWithin = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? rootsWithin(shadowRoot) : [],
      ),
    ];
    const moving = rootsWithin(document)
      .flatMap((root) => root.getAnimations())
      .filter(({ playState, effect }) => {
        return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
      });
    await Promise.all(moving.map((animation) => animation.finished.catch(() => undefined)));
  });
}
