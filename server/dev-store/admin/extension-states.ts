import type { DevStoreDeps } from '../deps.ts';

/** The app's extensions as the admin reports them to the app (`shopify.app.extensions()`). */
export function extensionStates({ stateStore }: DevStoreDeps): object[] {
  const { embedOn, checkoutOn = embedOn } = stateStore.state;
  return [
    {
      handle: 'askwell-on-your-pages',
      type: 'theme_app_extension',
      activations: [
        themePart('askwell-embed', 'Askwell surveys', 'head', embedOn),
        // The store's home page has the block.
        themePart('askwell-survey', 'Askwell survey', 'section', embedOn),
      ],
    },
    {
      handle: 'askwell-thank-you',
      type: 'ui_extension',
      activations: checkoutOn ? [{ target: 'purchase.thank-you.block.render' }] : [],
    },
  ];
}

function themePart(handle: string, name: string, target: 'head' | 'section', isOn: boolean): object {
  return {
    handle,
    name,
    target,
    status: isOn ? 'active' : 'available',
    activations: isOn ? [{ target, themeId: 'gid://shopify/OnlineStoreTheme/1' }] : [],
  };
}
