import type { DevStoreDeps } from '../deps.ts';
import { html, type Html } from '../ui/html.ts';
import { adminPage, pageHead } from './layout.ts';

type EditorPlace = 'theme' | 'checkout';

export function editorPlace(value: unknown): EditorPlace {
  return value === 'checkout' ? 'checkout' : 'theme';
}

const TITLES = { theme: 'Theme editor', checkout: 'Checkout editor' } as const;
const SWITCHES = { theme: 'on every page', checkout: 'on the thank-you page' } as const;

/** Stands for the store's editor, where a merchant switches an app's part on and saves. */
export function editorPage(deps: DevStoreDeps, place: EditorPlace, wasSaved: boolean): Html {
  const { embedOn, checkoutOn = embedOn } = deps.stateStore.state;
  const isOn = place === 'checkout' ? checkoutOn : embedOn;
  return adminPage(deps, {
    title: TITLES[place],
    section: 'apps',
    body: html`<div class="page">
      ${pageHead(TITLES[place], '')} ${wasSaved && html`<p class="notice" role="status">Saved</p>`}
      <form class="card" method="post" action="/admin/editor">
        <input type="hidden" name="place" value="${place}" />
        <p>
          <label>
            <input type="checkbox" name="on" value="yes" ${isOn && html`checked`} />
            ${deps.options.app.name} ${SWITCHES[place]}
          </label>
        </p>
        <button class="button primary">Save</button>
      </form>
    </div>`,
  });
}
