import { join } from 'node:path';
import { Liquid, type TagToken, type Template, type TopLevelToken } from 'liquidjs';
import type { DevStoreDeps, ThemeExtension, ThemePage } from '../deps.ts';
import { orderTotal } from '../store/place-order.ts';
import { SHOP } from '../store/shop.ts';
import { Html } from '../ui/html.ts';
import { cartLines } from '../store/visit.ts';

/** Renders the very Liquid files that the platform gets. */
export function openThemeExtension(folder: string): ThemeExtension {
  const liquid = new Liquid({
    root: join(folder, 'blocks'),
    partials: join(folder, 'snippets'),
    extname: '.liquid',
  });
  liquid.registerTag('schema', {
    parse(_tag: TagToken, remaining: TopLevelToken[]) {
      while (remaining.length > 0 && (remaining.shift() as Partial<TagToken>).name !== 'endschema');
    },
    render: () => '',
  });
  const templates = new Map<string, Template[]>();
  const render = (name: string, scope: object) => {
    const template = templates.get(name) ?? liquid.parseFileSync(name);
    templates.set(name, template);
    const markup = String(liquid.renderSync(template, scope));
    return new Html(`<!-- BEGIN app block: ${name} -->${markup}<!-- END app block -->`);
  };
  return {
    embed: (deps, page) => render('askwell-embed', scopeOf(deps, page, {})),
    block: (deps, page) => render('askwell-survey', scopeOf(deps, page, { survey: '' })),
  };
}

/** The platform's global objects, as far as the extension uses them. */
function scopeOf(
  { options, stateStore }: DevStoreDeps,
  { visit, pageType, path, locale = 'en' }: ThemePage,
  settings: Readonly<Record<string, string>>,
): object {
  const { shopper, cart } = visit;
  return {
    app: { metafields: appMetafields(stateStore.state.installation?.metafields ?? []) },
    block: { settings, shopify_attributes: '' },
    cart: { currency: { iso_code: SHOP.currency }, total_price: orderTotal({ lines: cartLines(cart) }) },
    customer: { id: null, orders_count: shopper.type === 'repeat' ? 1 : 0 },
    localization: { country: { iso_code: shopper.country } },
    request: { page_type: pageType, path, locale: { iso_code: locale } },
    shop: { permanent_domain: options.host },
  };
}

interface StoredValue {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
}

/** `app.metafields.NAMESPACE.KEY.value`, parsed as the platform does for JSON. */
function appMetafields(stored: readonly StoredValue[]): object {
  const spaces: Record<string, Record<string, { value: unknown }>> = {};
  for (const { namespace, key, value } of stored) {
    (spaces[namespace] ??= {})[key] = { value: JSON.parse(value) as unknown };
  }
  return spaces;
}
