import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StoreDetails } from '#shared/api/store.ts';
import { FREE_FEATURES, PRO_FEATURES } from '#tests/support/plan-features.ts';
import { DEFAULT_THEME } from '#shared/theme/theme.ts';
import { ApiError } from '#web/admin/lib/api/api-error.ts';
import { madeStore, openAdmin } from '../support/admin.tsx';
import { findToast, toasts } from '../support/toasts.ts';
import { tryToClose } from '../support/try-to-close.ts';
import { wouldBrowserAsk } from '../support/would-browser-ask.ts';
import { customerWith, madePage, madeSurvey } from '../surveys/replies.ts';

type Replies = Record<string, (input: unknown) => unknown>;

function withSettings(settings: Record<string, unknown>): StoreDetails {
  const details = madeStore();
  const merchantDetails = { ...details.store.merchantDetails, settings };
  return { ...details, store: { ...details.store, merchantDetails } };
}

const SESSIONS = {
  sessions: [
    {
      device: 'Chrome on Mac',
      issuedAt: '2026-11-20T10:00:00Z',
      expiresAt: '2026-11-27T10:00:00Z',
      isCurrent: true,
    },
  ],
  total: 3,
};

const openSettings = (
  at: `/settings${string}`,
  replies: Replies = {},
  plan: typeof FREE_FEATURES = PRO_FEATURES,
) =>
  openAdmin({
    at,
    replies: {
      getBillingCustomer: () => customerWith(plan, plan === FREE_FEATURES ? 0 : 19),
      listDataRequests: () => ({ requests: [] }),
      listSessions: () => SESSIONS,
      listSurveys: () => madePage([madeSurvey('a')], 7),
      ...replies,
    },
  });

const look = (replies?: Replies, plan?: typeof FREE_FEATURES) =>
  openSettings('/settings/look', replies, plan);
const people = (replies?: Replies) => openSettings('/settings/people', replies);

const BAR = 'Changes that are not saved';
const saveBar = () => within(screen.getByRole('region', { name: BAR }));
const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));

beforeEach(() => localStorage.clear());

describe('the theme settings', () => {
  it('shows the theme in the preview at once and applies it after saving', async () => {
    const saved: unknown[] = [];
    const { user } = await look({
      saveAppearance: (input) => {
        saved.push(input);
        return withSettings({ appearance: input });
      },
    });
    const theme = await panel('Theme of your surveys');
    await user.click(theme.getByRole('radio', { name: 'Your own colours' }));
    expect(theme.getByRole('region', { name: 'Preview' })).toBeTruthy();
    const drawn = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
    await user.selectOptions(theme.getByLabelText('Font'), 'serif');
    await waitFor(() => expect(drawn.mock.lastCall?.[0]).toContain('Georgia'));
    await user.click(saveBar().getByRole('button', { name: 'Save' }));
    await screen.findByText('The look is saved');
    expect(saved).toEqual([{ theme: { ...DEFAULT_THEME, font: 'serif' } }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: BAR })).toBeNull());
  });

  it('lets Free try a theme and opens the upgrade dialog instead of saving', async () => {
    const { user } = await look({}, FREE_FEATURES);
    const theme = await panel('Theme of your surveys');
    await user.click(theme.getByRole('radio', { name: 'Your own colours' }));
    await user.selectOptions(theme.getByLabelText('Font'), 'serif');
    await user.click(theme.getByRole('button', { name: 'Upgrade Required' }));
    expect(await screen.findByRole('dialog', { name: 'Advanced Features' })).toBeDefined();
  });
});

describe('unsaved settings', () => {
  const leave = async (user: UserEvent): Promise<void> => {
    await user.click(screen.getByRole('link', { name: 'Developers' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Logo' })).toBeNull());
  };
  const goBack = (user: UserEvent) => user.click(toasts().getByRole('button', { name: 'Go back' }));

  it('keep the theme when the merchant leaves the screen, and forget it once it is saved', async () => {
    const { user } = await look({
      saveAppearance: (input) => withSettings({ appearance: input }),
    });
    await user.click((await panel('Theme of your surveys')).getByRole('radio', { name: 'Your own colours' }));
    await leave(user);
    await findToast('Your changes to the look are not saved yet');
    expect(wouldBrowserAsk()).toBe(true);
    await goBack(user);
    const theme = await panel('Theme of your surveys');
    expect(theme.getByRole<HTMLInputElement>('radio', { name: 'Your own colours' }).checked).toBe(true);
    await user.click(saveBar().getByRole('button', { name: 'Save' }));
    await findToast('The look is saved');
    await waitFor(() => expect(wouldBrowserAsk()).toBe(false));
  });

  it('forget the theme when its save ends after the merchant has left', async () => {
    let end: (details: StoreDetails) => void = () => undefined;
    const saveAppearance = () => new Promise<StoreDetails>((resolve) => (end = resolve));
    const { user } = await look({ saveAppearance });
    const theme = await panel('Theme of your surveys');
    await user.click(theme.getByRole('radio', { name: 'Your own colours' }));
    await user.click(saveBar().getByRole('button', { name: 'Save' }));
    await leave(user);
    end(withSettings({ appearance: { theme: DEFAULT_THEME } }));
    await findToast('The look is saved');
    await waitFor(() => expect(wouldBrowserAsk()).toBe(false));
  });

  it('keep the logo when the merchant leaves the screen, and forget it once it is discarded', async () => {
    const logo = { address: '/images/logo', width: 80, height: 40, alt: 'Fern and Fig' };
    const { user } = await look({ getStoreDetails: () => withSettings({ appearance: { logo } }) });
    await user.click((await panel('Logo')).getByRole('button', { name: 'Remove' }));
    await leave(user);
    await findToast('Your changes to the look are not saved yet');
    expect(wouldBrowserAsk()).toBe(true);
    await goBack(user);
    const panelOfLogo = await panel('Logo');
    expect(panelOfLogo.queryByLabelText('What the picture shows')).toBeNull();
    await user.click(saveBar().getByRole('button', { name: 'Discard' }));
    panelOfLogo.getByLabelText('What the picture shows');
    expect(wouldBrowserAsk()).toBe(false);
  });

  it('keep a logo whose upload ends after the merchant has left', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no canvas')));
    onTestFinished(() => void vi.unstubAllGlobals());
    let end: (stored: unknown) => void = () => undefined;
    const uploadImage = vi.fn(() => new Promise((resolve) => (end = resolve)));
    const { user } = await look({ uploadImage });
    const file = new File(['a logo'], 'logo.png', { type: 'image/png' });
    await user.upload((await panel('Logo')).getByLabelText('Picture file'), file);
    await waitFor(() => expect(uploadImage).toHaveBeenCalled());
    const choose = async (role: 'button' | 'link', name: string): Promise<void> => {
      await user.click(screen.getByRole('button', { name: 'Open menu' }));
      await user.click(await screen.findByRole(role, { name }));
    };
    await choose('button', 'Surveys');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Logo' })).toBeNull());
    end({ address: '/images/logo', width: 80, height: 40 });
    await waitFor(() => expect(wouldBrowserAsk()).toBe(true));
    await choose('link', 'Settings');
    await user.click(await screen.findByRole('link', { name: 'Store and look' }));
    const panelOfLogo = await panel('Logo');
    panelOfLogo.getByLabelText('What the picture shows');
    await user.click(saveBar().getByRole('button', { name: 'Discard' }));
  });

  it('lets Free leave a theme that cannot be saved, without a warning', async () => {
    const { user } = await look({}, FREE_FEATURES);
    await user.click((await panel('Theme of your surveys')).getByRole('radio', { name: 'Your own colours' }));
    expect(wouldBrowserAsk()).toBe(false);
    await leave(user);
    expect(toasts().queryByText(/not saved yet/)).toBeNull();
  });
});

describe('the look from the store', () => {
  const style = { background: '#fff3d6', text: '#241a4d', button: '#ffd84d', buttonText: '#ffffff' };
  const storeLook = { theme: { name: 'Poppy', readAt: '2026-11-02T10:00:00.000Z', style } };

  it('names its source and each colour that it changed, with figures, on Free too', async () => {
    await look({ getStoreDetails: () => withSettings({ storeLook }) }, FREE_FEATURES);
    const theme = await panel('Theme of your surveys');
    expect(theme.getByRole<HTMLInputElement>('radio', { name: 'As your store looks' }).checked).toBe(true);
    theme.getByText(/come from the settings of your theme Poppy/);
    const changed = within(theme.getByRole('list', { name: 'Changed colours' }));
    changed.getByText(/^The colour of your buttons, #ffd84d, has a contrast of 1\.3 : 1\. It needs 3 : 1/);
    changed.getByText(
      /^The text on your buttons, #ffffff, has a contrast of [1-4]\.\d : 1\. It needs 4\.5 : 1/,
    );
  });

  it('reads the theme again on request, and says whether it changed', async () => {
    const newer = { theme: { ...storeLook.theme, readAt: '2026-11-03T10:00:00.000Z' } };
    const { user } = await look({
      getStoreDetails: () => withSettings({ storeLook }),
      refreshStore: () => withSettings({ storeLook: newer }),
    });
    const refresh = (await panel('Theme of your surveys')).getByRole('button', { name: 'Refresh look' });
    await user.click(refresh);
    await findToast('Surveys have your theme’s new look');
    await user.click(refresh);
    expect(await findToast('Nothing changed in your theme')).toBeTruthy();
  });

  it('says what to do while nothing is known of the store', async () => {
    await look();
    const theme = await panel('Theme of your surveys');
    theme.getByText(/^Your store’s colours are not known yet\. Open the preview of a survey on your store/);
    expect(theme.queryByRole('list', { name: 'Changed colours' })).toBeNull();
  });

  it('replaces the merchant’s own theme on request', async () => {
    const saved: unknown[] = [];
    const { user } = await look({
      getStoreDetails: () => withSettings({ storeLook, appearance: { theme: DEFAULT_THEME } }),
      saveAppearance: (input) => {
        saved.push(input);
        return withSettings({ storeLook, appearance: input });
      },
    });
    const theme = await panel('Theme of your surveys');
    await user.click(theme.getByRole('radio', { name: 'As your store looks' }));
    await user.click(saveBar().getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toEqual([{ theme: null }]));
  });
});

describe('the Askwell brand on surveys', () => {
  it('makes the brand optional on Pro, and fixed with an explanation on Free', async () => {
    const saved: unknown[] = [];
    const { user } = await look({
      saveAppearance: (input) => {
        saved.push(input);
        return withSettings({ appearance: input });
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: /Powered by Askwell/ }));
    await waitFor(() => expect(saved).toEqual([{ branding: 'shown' }]));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Powered by/ }).checked).toBe(true);
  });
});

describe('the retention period', () => {
  it('says how many responses will be deleted before it is saved', async () => {
    const saveRetention = vi.fn(() => withSettings({ retentionMonths: 6 }));
    const { user } = await people({ previewRetention: () => ({ responses: 1204 }), saveRetention });
    const retention = await panel('How long answers are kept');
    await user.selectOptions(retention.getByLabelText('Keep answers for'), '6');
    await retention.findByText(
      '1,204 responses are older than that and will be erased within the hour. This cannot be undone.',
    );
    expect(saveRetention).not.toHaveBeenCalled();
    await user.click(saveBar().getByRole('button', { name: 'Save and erase 1,204 responses' }));
    await waitFor(() => expect(saveRetention).toHaveBeenCalledWith({ months: 6 }));
  });

  it('says that older orders and views will be erased even if no response is that old', async () => {
    const { user } = await people({
      previewRetention: () => ({ responses: 0 }),
    });
    const retention = await panel('How long answers are kept');
    await user.selectOptions(retention.getByLabelText('Keep answers for'), '6');
    const loss = await retention.findByText(/^No response is that old yet/);
    expect(loss.textContent).toBe('No response is that old yet. Older orders and views are erased.');
  });

  it('counts the responses again after a failure', async () => {
    const state = { isDown: true };
    const { user } = await people({
      previewRetention: () => {
        if (state.isDown) throw new ApiError({ status: 'FETCH_ERROR' });
        return { responses: 1 };
      },
    });
    const retention = await panel('How long answers are kept');
    await user.selectOptions(retention.getByLabelText('Keep answers for'), '6');
    await retention.findByText(/^We could not count the responses that would be erased/);
    state.isDown = false;
    await user.click(retention.getByRole('button', { name: 'Try again' }));
    await retention.findByText(/^1 response is older than that and will be erased/);
    expect(saveBar().getByRole('button', { name: 'Save and erase 1 response' })).toBeTruthy();
  });
});

describe('shoppers’ requests for data', () => {
  const request = (collectedAt: string | null) => ({
    requestId: 'r1',
    requestedAt: '2026-11-20T10:00:00Z',
    collectedAt,
  });

  it('says that the requests could not be loaded, and reads them again', async () => {
    const state = { isDown: true };
    const { user } = await people({
      listDataRequests: () => {
        if (state.isDown) throw new ApiError({ status: 'FETCH_ERROR' });
        return { requests: [request('2026-11-20T10:01:00Z')] };
      },
    });
    const requests = await panel('Requests for data');
    requests.getByText('The requests could not be loaded');
    state.isDown = false;
    await user.click(requests.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: /^Save the answer to the request of/ })).toBeTruthy();
  });

  it('offers the file as soon as the data is collected', async () => {
    const state: { collectedAt: string | null } = { collectedAt: null };
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    await people({ listDataRequests: () => ({ requests: [request(state.collectedAt)] }) });
    await (await panel('Requests for data')).findByText('Being collected');
    state.collectedAt = '2026-11-20T10:01:00Z';
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByRole('button', { name: /^Save the answer to the request of/ })).toBeTruthy();
  });
});

describe('erasing one shopper', () => {
  it('finds the shopper by id and erases the responses by a button that names their number', async () => {
    const erased: unknown[] = [];
    const { user } = await people({
      findShopper: () => ({ responses: 2, claimed: 0, orders: 1 }),
      eraseShopper: (input) => {
        erased.push(input);
        return { responses: 2, claimed: 0, orders: 1, isUnfinished: false };
      },
    });
    const shopper = await panel('One shopper’s data');
    await user.type(shopper.getByLabelText('Id'), '7001{Enter}');
    await user.click(await shopper.findByRole('button', { name: 'Erase 2 responses and 1 order for good' }));
    await screen.findAllByText('Erased: 2 responses and 1 order');
    expect(erased).toEqual([{ by: 'customer', id: '7001', alsoClaimed: false }]);
    expect(shopper.queryByRole('button', { name: /Erase/ })).toBeNull();
  });

  it('marks responses with an unverified shopper and erases those only when selected', async () => {
    const erased: unknown[] = [];
    const { user } = await people({
      findShopper: () => ({ responses: 2, claimed: 3, orders: 1 }),
      eraseShopper: (input) => {
        erased.push(input);
        return (input as { alsoClaimed: boolean }).alsoClaimed
          ? { responses: 5, claimed: 0, orders: 1, isUnfinished: false }
          : { responses: 2, claimed: 3, orders: 1, isUnfinished: false };
      },
    });
    const shopper = await panel('One shopper’s data');
    const id = shopper.getByLabelText('Id');
    await user.type(id, '7001{Enter}');
    await shopper.findByText(/^3 more responses are claimed, not verified/);
    await user.click(shopper.getByRole('button', { name: 'Erase 2 responses and 1 order for good' }));
    await screen.findAllByText('Erased: 2 responses and 1 order. 3 claimed responses kept without a name');
    await user.type(id, '7001{Enter}');
    await user.click(await shopper.findByRole('checkbox', { name: 'Also erase 3 claimed responses' }));
    await user.click(shopper.getByRole('button', { name: 'Erase 5 responses and 1 order for good' }));
    await screen.findAllByText('Erased: 5 responses and 1 order');
    expect(erased).toMatchObject([{ alsoClaimed: false }, { alsoClaimed: true }]);
  });

  it('says what is wrong with an id', async () => {
    const { user } = await people({
      findShopper: () => {
        throw new ApiError({
          status: 422,
          data: {
            error: {
              code: 'INVALID_INPUT',
              message: 'Some of what was sent is not valid.',
              fields: { id: 'An id has letters, digits and dashes only.' },
            },
          },
        });
      },
    });
    const shopper = await panel('One shopper’s data');
    await user.type(shopper.getByLabelText('Id'), '#1001{Enter}');
    expect(await shopper.findByText('An id has letters, digits and dashes only.')).toBeTruthy();
  });

  it('reports success only when everything is erased', async () => {
    const { user } = await people({
      findShopper: () => ({ responses: 9_000, claimed: 0, orders: 1 }),
      eraseShopper: () => ({ responses: 4_200, claimed: 0, orders: 0, isUnfinished: true }),
    });
    const shopper = await panel('One shopper’s data');
    await user.type(shopper.getByLabelText('Id'), '7001{Enter}');
    await user.click(await shopper.findByRole('button', { name: /^Erase 9,000 responses/ }));
    expect(await screen.findByText('Erasing goes on in the background')).toBeDefined();
    expect(screen.getByText('Erased so far: 4,200 responses and 0 orders.')).toBeDefined();
  });
});

describe('deleting the store’s data', () => {
  it('requires the store’s address to be typed before the data is deleted, and signs out', async () => {
    const deleteStore = vi.fn(() => ({ deleted: true }));
    const { user, where } = await people({ deleteStore });
    await user.click(await screen.findByRole('button', { name: 'Delete everything' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete everything?' }));
    await dialog.findByText(/^All 7 surveys with every answer/);
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(deleteStore).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/Type fern-and-fig/), 'fern-and-fig.myshopify.com');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    await waitFor(() => expect(where.path).toBe('/login'));
    expect(deleteStore).toHaveBeenCalledWith({ confirmation: 'fern-and-fig.myshopify.com' });
  });
});

describe('deleting the store’s data without a reply', () => {
  it('says that the outcome is not certain', async () => {
    const { user } = await people({
      deleteStore: () => {
        throw new ApiError({ status: 'FETCH_ERROR' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete everything' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete everything?' }));
    await user.type(dialog.getByLabelText(/Type fern-and-fig/), 'fern-and-fig.myshopify.com');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    expect(await dialog.findByText(/It is not certain whether that was done\.$/)).toBeTruthy();
  });
});

describe('deleting the store’s data on a slow connection', () => {
  it('cannot be left by “Keep everything” once it has begun', async () => {
    let end: (value: unknown) => void = () => undefined;
    const deleteStore = vi.fn(() => new Promise((resolve) => (end = resolve)));
    const { user, where } = await people({ deleteStore });
    await user.click(await screen.findByRole('button', { name: 'Delete everything' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete everything?' }));
    await user.type(dialog.getByLabelText(/Type fern-and-fig/), 'fern-and-fig.myshopify.com');
    await user.click(dialog.getByRole('button', { name: 'Delete everything' }));
    await tryToClose(user, 'Delete everything?', 'Keep everything');
    expect(screen.getByRole('dialog', { name: 'Delete everything?' })).toBeTruthy();
    end({ deleted: true });
    await waitFor(() => expect(where.path).toBe('/login'));
  });
});

describe('sessions in the settings', () => {
  it('names sessions by device and ends all on request', async () => {
    const { user, where } = await people({ logOutEverywhere: () => ({ ended: 3 }) });
    const sessions = await panel('Where you are signed in');
    expect((await sessions.findByText('Chrome on Mac')).textContent).toContain('This one');
    expect(sessions.getByText('And 2 earlier sessions.')).toBeTruthy();
    await user.click(sessions.getByRole('button', { name: 'Log out everywhere' }));
    await waitFor(() => expect(where.path).toBe('/login'));
  });

  it('lists sessions as open when ending them fails', async () => {
    const { user, where } = await people({
      logOutEverywhere: () => {
        throw new ApiError({ status: 'FETCH_ERROR' });
      },
    });
    const sessions = await panel('Where you are signed in');
    await sessions.findByText('Chrome on Mac');
    await user.click(sessions.getByRole('button', { name: 'Log out everywhere' }));
    await sessions.findByText('It is not certain whether that was done');
    expect(where.path).toBe('/settings/people');
  });
});
