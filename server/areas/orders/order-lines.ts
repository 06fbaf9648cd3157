import * as z from 'zod/mini';

/** One line of an order. Money is in the store's currency, as an exact decimal. */
export interface OrderLine {
  /** The platform's id of the line, by which two reports of an order are compared. */
  readonly lineId: string;
  /** Null for a line that the merchant typed, and where the store did not say it. */
  readonly productId: string | null;
  readonly variantId: string | null;
  /** As it was at the order. */
  readonly title: string;
  readonly quantity: number;
  /** How many of them were given back or removed. */
  readonly returned: number;
  /** The price of one. */
  readonly price: string;
  /** What discounts took off the whole line. */
  readonly discount: string;
}

/** The platform allows more in one order, and leaves it to the app how many it keeps. */
export const MOST_LINES = 250;
export const LONGEST_TITLE = 255;

const text = z.nullish(z.string());
const stored = z.array(
  z.object({
    id: z.string(),
    product: text,
    variant: text,
    title: z.string(),
    quantity: z.number(),
    returned: z.optional(z.number()),
    price: z.string(),
    discount: z.optional(z.string()),
  }),
);

/** What is usual is left out, because every order has lines. */
export const linesAsJson = (lines: readonly OrderLine[] | null): string | null =>
  lines &&
  JSON.stringify(
    lines.map(({ lineId: id, productId, variantId, title, quantity, returned, price, discount }) => ({
      ...{ id, title, quantity, price },
      ...(productId !== null && { product: productId }),
      ...(variantId !== null && { variant: variantId }),
      ...(returned > 0 && { returned }),
      ...(Number(discount) > 0 && { discount }),
    })),
  );

export function readLines(json: unknown): OrderLine[] | null {
  if (json === null) return null;
  return stored.parse(json).map(({ id, product, variant, title, quantity, returned, price, discount }) => ({
    lineId: id,
    productId: product ?? null,
    variantId: variant ?? null,
    ...{ title, quantity, returned: returned ?? 0, price, discount: discount ?? '0' },
  }));
}

type Lines = readonly OrderLine[] | null;

/** The lines of the later report. The platform does not always tell the product, and it never changes. */
export function mergeLines(later: Lines, earlier: Lines): Lines {
  if (later === null || earlier === null) return later ?? earlier;
  const known = new Map(earlier.map((line) => [line.lineId, line]));
  return later.map((line) => ({
    ...line,
    productId: line.productId ?? known.get(line.lineId)?.productId ?? null,
    variantId: line.variantId ?? known.get(line.lineId)?.variantId ?? null,
  }));
}

/** Ten thousandths, because sums of decimals are not exact. */
export const sumOf = (amounts: readonly string[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 10_000), 0);

export const asDecimal = (tenThousandths: number): string => {
  const text = (tenThousandths / 10_000).toFixed(4);
  return text.replace(/00$/, '');
};
