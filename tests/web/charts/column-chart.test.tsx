import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Column, ColumnChart } from '#web/admin/ui/charts/column-chart.tsx';
import { ToastProvider } from '#web/admin/ui/toasts/toasts.tsx';

/** Draws columns as wide as on the narrowest phone, and returns the texts over and under them. */
function draw(columns: readonly Pick<Column, 'label' | 'value' | 'valueText' | 'shortText'>[]) {
  const table = { columns: [], rows: [] };
  const all = columns.map((column) => ({ ...column, key: column.label, reading: column.label }));
  const { container } = render(
    <ToastProvider>
      <ColumnChart title="Points" fileName="points" table={table} columns={all} />
    </ToastProvider>,
  );
  const texts = (isLabel: boolean) =>
    [...container.querySelectorAll('svg text')]
      .filter((text) => (text.getAttribute('y') === '145') === isLabel)
      .map((text) => text.textContent);
  return { container, values: () => texts(false), labels: () => texts(true) };
}

const points = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    label: String(at),
    value: at + 1,
    valueText: `${at + 10}.5%`,
    shortText: String(at + 10),
  }));

const months = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    label: `Month ${at + 10}`,
    value: at === 3 ? 900 : 100 + at,
    valueText: String(at === 3 ? 900 : 100 + at),
  }));

describe('a column chart on a phone', () => {
  it('says the whole value over each column where there is room', () => {
    expect(draw(points(4)).values()).toEqual(['10.5%', '11.5%', '12.5%', '13.5%']);
  });

  it('says values shortly where the whole ones have no room', () => {
    expect(draw(points(11)).values()).toEqual(points(11).map(({ shortText }) => shortText));
  });

  it('says the value of the highest column where not even short ones have room', () => {
    expect(draw(months(14)).values()).toEqual(['900']);
  });

  it('shows the label of the column that has the focus in the place of its neighbours', async () => {
    const { container, labels } = draw(months(14));
    expect(labels()).toContain('Month 10');
    const user = userEvent.setup();
    act(() => container.querySelector<SVGGElement>('[data-mark="0"]')?.focus());
    await user.keyboard('{ArrowRight}');
    expect(container.querySelector('[data-mark="1"]')).toBe(document.activeElement);
    expect(labels()).toContain('Month 11');
    expect(labels()).not.toContain('Month 10');
  });

  it('keeps a single column narrow', () => {
    const { container } = draw(months(1));
    const widths = [...container.querySelectorAll('svg rect')].map((each) =>
      Number(each.getAttribute('width')),
    );
    expect(Math.min(...widths)).toBeLessThanOrEqual(64);
  });
});
