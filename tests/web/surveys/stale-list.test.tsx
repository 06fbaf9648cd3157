import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FREE_FEATURES } from '#tests/support/plan-features.ts';
import { TEMPLATES } from '#server/areas/surveys/templates/catalogue.ts';
import { openAdmin } from '../support/admin.tsx';
import { customerWith, emptyList, madePage, madeSurvey } from './replies.ts';
import { openList, refusal } from './open-list.tsx';

describe('a list that could not be refreshed', () => {
  it('keeps its rows and says that they are old, once, also while offline', async () => {
    let isReachable = true;
    await openList([], {
      listSurveys: () =>
        isReachable ? madePage([madeSurvey('a')]) : refusal('INTERNAL', 'Something went wrong.'),
    });
    await screen.findByRole('link', { name: 'Survey a' });
    const online = vi.spyOn(navigator, 'onLine', 'get');
    onTestFinished(() => online.mockRestore());
    const connect = (isConnected: boolean): void => {
      online.mockReturnValue(isConnected);
      act(() => void fireEvent(window, new Event(isConnected ? 'online' : 'offline')));
    };
    connect(false);
    screen.getByText('You are offline');
    isReachable = false;
    connect(true);
    await screen.findByText('Your surveys could not be refreshed');
    screen.getByText('Something went wrong. You see your surveys as they were last loaded.');
    screen.getByRole('link', { name: 'Survey a' });

    connect(false);
    expect(screen.queryByText('Your surveys could not be refreshed')).toBeNull();
    screen.getByText(/^You see your surveys as they were last loaded\. This page goes on by itself/);
    screen.getByRole('link', { name: 'Survey a' });

    isReachable = true;
    connect(true);
    await waitFor(() => expect(screen.queryByText(/as they were last loaded/)).toBeNull());
  });

  it('keeps the screen of a store without surveys', async () => {
    let isReachable = true;
    await openAdmin({
      replies: {
        ...emptyList,
        listSurveys: () => (isReachable ? madePage([]) : refusal('INTERNAL', 'Something went wrong.')),
        listTemplates: () => TEMPLATES,
        getBillingCustomer: () => customerWith(FREE_FEATURES),
      },
    });
    await screen.findByText('Ask your first question');
    isReachable = false;
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => online.mockRestore());
    act(() => void fireEvent(window, new Event('offline')));
    online.mockReturnValue(true);
    act(() => void fireEvent(window, new Event('online')));
    await screen.findByText('Your surveys could not be refreshed');
    expect(screen.getByText('Ask your first question')).toBeTruthy();
  });

  it('shows no rows of another filter', async () => {
    const { user } = await openList([], {
      listSurveys: (input) =>
        (input as { status: readonly string[] }).status.length === 0
          ? madePage([madeSurvey('a')])
          : refusal('INTERNAL', 'Something went wrong.'),
    });
    await screen.findByRole('link', { name: 'Survey a' });
    await user.click(screen.getByRole('button', { name: 'Closed' }));
    await screen.findByText('Your surveys could not be loaded');
    expect(screen.queryByRole('link', { name: 'Survey a' })).toBeNull();
    expect(screen.queryByText(/as they were last loaded/)).toBeNull();
  });
});
