import type { Frame, Page } from 'playwright-core';

/**
 * Waits until all animations of the page have ended, those in open shadow roots included. Two frames pass first: what was
 * changed just before is drawn after the next one, and begins to move then.
 */
export async function animationsEnded(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((resolve) => {
        requestAnimationFrame(resolve);
        // A hidden page draws no frames.
        setTimeout(resolve, 100);
      });
    await nextFrame();
    await nextFrame();
    // `document.getAnimations` does not list animations in shadow roots.
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
