import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoreDetails } from '#shared/api/store.ts';
import { TEMPLATES } from '#server/areas/surveys/templates/catalogue.ts';
import { PRO_DIALOG } from '#shared/plan/upgrade.ts';
import { PRO_FEATURES } from '#tests/support/plan-features.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { expectAccessiblePage } from '../support/accessible.ts';
import { madeStore, openAdmin, setWidth } from '../support/admin.tsx';
import { customerWith, emptyList } from '../surveys/replies.ts';

HTMLCanvasElement.prototype.getContext = () => null;

async function openWide(options: Parameters<typeof openAdmin>[0] = {}) {
  setWidth(1280);
  const admin = await openAdmin(options);
  const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
  await within(sidebar).findByRole('navigation', { name: 'Main' });
  return { ...admin, sidebar: within(sidebar), element: sidebar };
}

async function openNarrow(options: Parameters<typeof openAdmin>[0] = {}) {
  setWidth(390);
  const admin = await openAdmin(options);
  await screen.findByRole('button', { name: 'Open menu' });
  return admin;
}

const current = (): (string | null)[] =>
  [...document.querySelectorAll('nav[aria-label=Main] [aria-current=page]')].map((item) => item.textContent);

describe('the sidebar', () => {
  it('has two groups, with Integrations disabled and help in a new tab', async () => {
    const { sidebar } = await openWide();
    const create = within(sidebar.getByRole('list', { name: 'Create' }));
    expect(create.getByRole('button', { name: 'Surveys' })).toBeTruthy();
    expect(create.getByRole<HTMLButtonElement>('button', { name: 'Integrations' }).disabled).toBe(true);
    const more = within(sidebar.getByRole('list', { name: 'More' }));
    const help = more.getByRole<HTMLAnchorElement>('link', { name: /Help Centre/ });
    expect([help.href, help.target, help.rel]).toEqual([
      'https://help.askwell.example/',
      '_blank',
      'noopener noreferrer',
    ]);
    expect(more.getByRole('link', { name: 'Settings' })).toBeTruthy();
  });

  it('toggles the submenu on the list’s page', async () => {
    const { sidebar, user } = await openWide();
    const surveys = sidebar.getByRole('button', { name: 'Surveys' });
    expect(sidebar.queryByRole('link', { name: 'Templates' })).toBeNull();
    await user.click(surveys);
    expect(sidebar.getByRole('link', { name: 'Templates' })).toBeTruthy();
    await user.click(surveys);
    expect(sidebar.queryByRole('link', { name: 'Templates' })).toBeNull();
  });

  it('opens the list and the submenu from another page', async () => {
    const { sidebar, user, where } = await openWide({ at: '/settings' });
    await user.click(sidebar.getByRole('button', { name: 'Surveys' }));
    await waitFor(() => expect(where.path).toBe('/'));
    expect(sidebar.getByRole('link', { name: 'Templates' })).toBeTruthy();
  });

  it.each([
    ['/', ['Surveys']],
    ['/surveys/templates', ['Templates']],
    ['/surveys/templates/mnps', ['Templates']],
    ['/surveys/analytics/abc', ['Surveys']],
    ['/settings', ['Settings']],
    ['/settings/look', ['Settings']],
    ['/settings/connections', ['Settings']],
    ['/settings/activity', ['Settings']],
    ['/help', ['Help']],
    ['/help/methods', ['Help']],
  ])('at %s highlights %j', async (at, items) => {
    await openWide({ at });
    expect(current()).toEqual(items);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'collapses by keyboard (%j) and remembers it',
    async (held) => {
      const { element, tokens } = await openWide();
      expect(element.dataset['collapsed']).toBe('false');
      fireEvent.keyDown(window, { key: 'b', ...held });
      expect(element.dataset['collapsed']).toBe('true');
      expect(tokens.get('sidebar_state')).toBe('false');
      fireEvent.keyDown(window, { key: 'b', ...held });
      expect(tokens.get('sidebar_state')).toBe('true');
    },
  );

  it('expands and opens the submenu when the icon of the surveys is pressed on the list’s page', async () => {
    const { sidebar, element, user } = await openWide();
    fireEvent.keyDown(window, { key: 'b', ctrlKey: true });
    await user.click(sidebar.getByRole('button', { name: 'Surveys' }));
    expect(element.dataset['collapsed']).toBe('false');
    expect(sidebar.getByRole('link', { name: 'Templates' })).toBeTruthy();
  });

  it('highlights the icon of the surveys on the page of templates while collapsed', async () => {
    const { element } = await openWide({ at: '/surveys/templates' });
    fireEvent.keyDown(window, { key: 'b', ctrlKey: true });
    expect(element.dataset['collapsed']).toBe('true');
    expect(current()[0]).toBe('Surveys');
  });

  it('ignores the shortcut letter without its modifier key', async () => {
    const { element } = await openWide();
    fireEvent.keyDown(window, { key: 'b' });
    expect(element.dataset['collapsed']).toBe('false');
  });
});

describe('the list of keyboard shortcuts', () => {
  const dialog = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts' });

  it('opens on ? and closes on Escape, and passes axe', async () => {
    await openWide();
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    expect(list.getByText('Show or hide the sidebar')).toBeTruthy();
    expect(list.getByText('Redo')).toBeTruthy();
    await expectAccessiblePage();
    fireEvent.keyDown(document.body, { key: '?' });
    expect(screen.getAllByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveLength(1);
    await userEvent.click(list.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
  });

  it('opens by a button in the sidebar', async () => {
    const { sidebar, user } = await openWide();
    await user.click(sidebar.getByRole('button', { name: 'Keyboard shortcuts' }));
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  });

  it('stays closed while the merchant types', async () => {
    const { user } = await openWide({ at: '/help' });
    const field = await screen.findByRole('searchbox', { name: 'Search the answers' });
    await user.type(field, 'why?');
    expect((field as HTMLInputElement).value).toBe('why?');
    expect(dialog()).toBeNull();
  });
});

describe('the account menu', () => {
  it('shows the business and logs out', async () => {
    const { sidebar, user, where } = await openWide();
    const account = sidebar.getByRole('button', { name: /Fern and Fig/ });
    expect(account.textContent).toContain('robin@example.com');
    expect(sidebar.queryByRole('button', { name: 'Logout' })).toBeNull();
    await user.click(account);
    await user.keyboard('{Escape}');
    expect(sidebar.queryByRole('button', { name: 'Logout' })).toBeNull();
    expect(document.activeElement).toBe(account);
    await user.click(account);
    await user.click(sidebar.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(where.path).toBe('/login'));
  });

  it('shows default texts in the account menu when the store has no name', async () => {
    const details = madeStore();
    Object.assign(details.store.merchantDetails, { businessName: '', businessEmail: '' });
    const { sidebar } = await openWide({ replies: { getStoreDetails: () => details } });
    expect(sidebar.getByRole('button', { name: /Username/ }).textContent).toContain('No email address');
  });
});

describe('the drawer', () => {
  const drawer = (): HTMLElement => screen.getByRole('dialog', { name: 'Menu', hidden: true });
  const isOpen = (): boolean => drawer().dataset['open'] === 'true';

  it('opens the drawer by its button, moves the focus inside and returns it on close', async () => {
    const { user } = await openNarrow();
    expect([isOpen(), drawer().hasAttribute('inert')]).toEqual([false, true]);
    const button = screen.getByRole('button', { name: 'Open menu' });
    await user.click(button);
    expect([isOpen(), drawer().hasAttribute('inert')]).toEqual([true, false]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Close menu');
    expect(screen.getByRole('main', { hidden: true }).hasAttribute('inert')).toBe(true);
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button);
  });

  it('shows the menu and the account when it opens', async () => {
    const { user } = await openNarrow();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await within(drawer()).findByRole('navigation', { name: 'Main' });
    expect(within(drawer()).getByRole('button', { name: /Fern and Fig/ })).toBeTruthy();
  });

  it('closes the drawer on a click on its overlay', async () => {
    const { user } = await openNarrow();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(screen.getByTestId('overlay'));
    expect(isOpen()).toBe(false);
  });

  it('closes the drawer after navigation', async () => {
    const { user, where } = await openNarrow();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(await within(drawer()).findByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(where.path).toBe('/settings'));
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('is closed on the screen that the browser’s Back shows again', async () => {
    const { user, where, go } = await openNarrow();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(await within(drawer()).findByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(where.path).toBe('/settings'));
    go(-1);
    await waitFor(() => expect(where.path).toBe('/'));
    expect(isOpen()).toBe(false);
  });

  it('is closed when the browser shows the left page again from its cache', async () => {
    const { user } = await openNarrow();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(isOpen()).toBe(false);
  });
});

describe('the notice for wide windows', () => {
  const notice = () => screen.queryByRole('dialog', { name: 'Mobile Only' });
  const main = () => screen.getByRole('main', { hidden: true });

  /** A server that keeps what was dismissed. */
  function makeServer(onboarding: Partial<StoreDetails['store']> = {}) {
    const state = { ...onboarding, isMobileNoticeDismissed: false };
    const dismissNotice = vi.fn((_: unknown) => {
      state.isMobileNoticeDismissed = true;
      return madeStore(state);
    });
    return { state, replies: { getStoreDetails: () => madeStore(state), dismissNotice } };
  }

  it('covers the app until it is dismissed, and does not show again in a browser without storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    setWidth(768);
    const { replies } = makeServer();
    const { user } = await openAdmin({ at: '/help', replies });
    const shown = await screen.findByRole('dialog', { name: 'Mobile Only' });
    expect(shown.textContent).toContain('Recommended width: less than 768px');
    await user.click(within(shown).getByRole('button', { name: 'Continue Anyway' }));
    expect(notice()).toBeNull();
    expect(replies.dismissNotice.mock.calls).toEqual([[{ notice: 'mobile_only' }]]);

    cleanup();
    await openAdmin({ at: '/help', replies });
    await screen.findByRole('heading', { level: 1, name: 'Help' });
    expect(notice()).toBeNull();
  });

  it('hides the app from the first moment, and is gone for this visit when the dismissal cannot be saved', async () => {
    setWidth(1280);
    const { replies } = makeServer();
    const fail = (): never => {
      throw new ApiError({ status: 403 });
    };
    const hidden: boolean[] = [];
    const watch = new MutationObserver(() => {
      const element = document.querySelector('main:not([aria-busy])');
      if (element) hidden.push(element.closest('[inert]') !== null);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => watch.disconnect());
    const { user, where } = await openAdmin({ at: '/help', replies: { ...replies, dismissNotice: fail } });
    const button = await screen.findByRole('button', { name: 'Continue Anyway' });
    expect(new Set(hidden)).toEqual(new Set([true]));
    await user.click(button);
    expect([notice(), main().closest('[inert]')]).toEqual([null, null]);
    await user.click(await screen.findByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(where.path).toBe('/settings'));
    expect(notice()).toBeNull();
  });

  it('waits for the next screen instead of covering the confirmation that a first survey was published', async () => {
    setWidth(1280);
    const template = { ...TEMPLATES[0], surveyId: 'happy', categoryTag: 'Customer Satisfaction' };
    const { state, replies } = makeServer({
      isNewStore: true,
      onboarding: { step: 'place', goal: 'customer satisfaction', places: ['thank_you'] },
    });
    const { user, where } = await openAdmin({
      at: '/onboarding',
      replies: {
        ...replies,
        listTemplates: () => [template],
        createSurvey: () => ({ revision: 1 }),
        saveDelivery: () => ({}),
        publishSurvey: () => ({}),
        completeOnboarding: () => madeStore({ ...state, isNewStore: false }),
      },
    });
    const publish = await screen.findByRole('button', { name: 'Publish' });
    await waitFor(() => expect(publish.getAttribute('aria-disabled')).not.toBe('true'));
    await user.click(publish);
    await waitFor(() => expect(where.path).toBe('/surveys/delivery/first-happy'));
    await user.click(await screen.findByRole('link', { name: 'Settings' }));
    await waitFor(() => expect(where.path).toBe('/settings'));
    await screen.findByRole('dialog', { name: 'Mobile Only' });
  });

  it('waits for the next screen instead of covering what came of an upgrade', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    setWidth(1280);
    const { replies } = makeServer({ selectedPlanUpgrade: 'pro-monthly' });
    const getBillingCustomer = () => customerWith(PRO_FEATURES, 19);
    await openAdmin({ query: 'charge_id=c1', replies: { ...emptyList, ...replies, getBillingCustomer } });
    await screen.findByRole('heading', { level: 1, name: 'Ask your first question' });
    expect(notice()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    const dialog = await screen.findByRole('dialog', { name: PRO_DIALOG.title });
    expect(notice()).toBeNull();
    within(dialog).getAllByRole('button', { name: 'Close' })[0]?.click();
    expect(notice()).toBeNull();
    (await screen.findByRole('link', { name: 'Settings' })).click();
    await screen.findByRole('dialog', { name: 'Mobile Only' });
  });

  it('does not show below 768 px', async () => {
    await openNarrow({ replies: makeServer().replies });
    expect(notice()).toBeNull();
  });
});
