import { describe, expect, it } from 'vitest';
import type { AudienceFilter } from '#shared/audience/filters.ts';
import { currencySymbol } from '#web/admin/lib/currency-symbol.ts';
import { summariseAudience } from '#web/admin/lib/surveys/summarise-audience.ts';

describe('the summary sentence of an audience', () => {
  const orders = (
    operator: 'between' | 'greater_than' | 'less_than',
    value: number,
    maxValue: number | null,
  ) => ({ type: 'orderValue', operator, value, maxValue }) as const;

  it.each<[AudienceFilter[], string | undefined, string]>([
    [[], undefined, 'All customers'],
    [[{ type: 'customerType', value: 'all' }], undefined, 'All customers'],
    [[{ type: 'customerType', value: 'firstTime' }], undefined, 'New customers'],
    [[{ type: 'customerType', value: 'repeat' }], undefined, 'Repeat customers'],
    [
      [{ type: 'location', operator: 'contains', values: ['CA:Canada', 'DE:Germany'] }],
      undefined,
      'All customers in Canada, Germany',
    ],
    [
      [{ type: 'location', operator: 'does_not_contains', values: ['US:United States'] }],
      undefined,
      'All customers excluding United States',
    ],
    [[{ type: 'location', operator: 'contains', values: [] }], undefined, 'All customers'],
    [[orders('between', 20, 50)], undefined, 'All customers with order value between $20 and $50'],
    [[orders('between', 50, 20)], 'EUR', 'All customers with order value between €20 and €50'],
    [[orders('greater_than', 20, null)], 'GBP', 'All customers with order value > £20'],
    [[orders('less_than', 20.5, null)], 'JPY', 'All customers with order value < ¥20.5'],
    [[orders('between', 20, null)], 'USD', 'All customers with order value = $20'],
    [[orders('between', 20, 20)], 'nonsense', 'All customers with order value = nonsense20'],
    [
      [
        { type: 'customerType', value: 'repeat' },
        { type: 'location', operator: 'contains', values: ['CA:Canada'] },
        { type: 'location', operator: 'does_not_contains', values: ['FR:France'] },
        orders('greater_than', 100, null),
      ],
      'CAD',
      'Repeat customers in Canada excluding France with order value > CA$100',
    ],
  ])('describes %o in %s as %s', (filters, currency, sentence) => {
    expect(summariseAudience(filters, currency)).toBe(sentence);
  });

  it('uses dollars without a currency, and the raw code for an invalid one', () => {
    expect(currencySymbol(undefined)).toBe('$');
    expect(currencySymbol(null)).toBe('$');
    expect(currencySymbol('')).toBe('$');
    expect(currencySymbol('US')).toBe('US');
    expect(currencySymbol('12$')).toBe('12$');
  });
});
