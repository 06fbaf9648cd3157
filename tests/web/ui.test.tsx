import { AppProvider } from '@shopify/polaris';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AVATAR_COLOURS, colourOf, initialsOf } from '#web/admin/ui/avatar-style.ts';
import { Select } from '#web/admin/ui/select.tsx';
import userEvent from '@testing-library/user-event';
import { Tooltip } from '#web/admin/ui/tooltip.tsx';

describe('avatar initials', () => {
  it.each([
    ['Fern and Fig', 'FF'],
    ['fern', 'F'],
    ['  robin   sparrow  ', 'RS'],
    ['Élodie Ångström', 'ÉÅ'],
    ['😀 shop', '😀S'],
    ['', ''],
  ])('abbreviates %j as %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('avatar colours', () => {
  it('has ten avatar colours and uses all of them', () => {
    expect(AVATAR_COLOURS).toHaveLength(10);
    const used = new Set(Array.from({ length: 300 }, (_, index) => colourOf(`Store ${index}`)));
    expect(used.size).toBe(10);
  });

  it('chooses the same avatar colour for the same name', () => {
    expect(colourOf('Fern and Fig')).toBe(colourOf('Fern and Fig'));
  });

  it.each(AVATAR_COLOURS)('have enough contrast: $text on $background', ({ background, text }) => {
    const [light, dark] = [luminance(background), luminance(text)];
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('a select', () => {
  it.each([
    ['a plain item', ['']],
    ['an item', [{ label: 'Any', value: '' }]],
    ['an item in a group', [{ title: 'Group', options: [{ label: 'Any', value: '' }] }]],
  ])('refuses an empty-string value in %s', (_, options) => {
    expect(() => Select({ label: 'Status', options })).toThrow('empty-string value');
  });

  it('accepts every other value', () => {
    render(
      <AppProvider i18n={{}}>
        <Select label="Status" options={[{ label: 'Draft', value: 'draft' }]} />
      </AppProvider>,
    );
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('draft');
  });
});

describe('a tooltip', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
  const enter = (name: string): void => {
    fireEvent.pointerEnter(screen.getByText(name).parentElement!);
  };
  const leave = (name: string): void => {
    fireEvent.pointerLeave(screen.getByText(name).parentElement!);
  };

  it('opens a tooltip after 700 ms, and at once within 300 ms of another', () => {
    vi.useFakeTimers();
    render(
      <AppProvider i18n={{}}>
        <Tooltip content="about one">
          <span>One</span>
        </Tooltip>
        <Tooltip content="about two">
          <span>Two</span>
        </Tooltip>
      </AppProvider>,
    );
    enter('One');
    pass(699);
    expect(screen.queryByText('about one')).toBeNull();
    pass(1);
    expect(screen.getByText('about one')).toBeTruthy();
    leave('One');
    pass(300);
    enter('Two');
    pass(0);
    expect(screen.getByText('about two')).toBeTruthy();
    leave('Two');
    pass(301);
    enter('One');
    pass(0);
    expect(screen.queryByText('about one')).toBeNull();
  });

  it('describes the button that gets the keyboard focus, and closes on Escape', async () => {
    render(
      <Tooltip content="Hides the names">
        <button type="button">Collapse</button>
      </Tooltip>,
    );
    const button = screen.getByRole('button', { name: 'Collapse' });
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('tooltip').id).toBe(button.getAttribute('aria-describedby'));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(button.hasAttribute('aria-describedby')).toBe(false);
  });

  it('makes a text focusable, and closes when the focus leaves it', async () => {
    render(
      <Tooltip content="12:30">
        <time>2 hours ago</time>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(screen.getByRole('tooltip').textContent).toBe('12:30');
    await userEvent.tab();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
