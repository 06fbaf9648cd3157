export interface Product {
  readonly id: number;
  readonly handle: string;
  readonly title: string;
  /** In cents. */
  readonly price: number;
  readonly description: string;
  readonly detail: string;
}

export const PRODUCTS: readonly Product[] = [
  {
    id: 3001,
    handle: 'stoneware-mug',
    title: 'Stoneware mug',
    price: 2400,
    description: 'A mug that fills both hands, glazed in river green.',
    detail: 'Holds 350 ml. Fine in the dishwasher and the microwave.',
  },
  {
    id: 3002,
    handle: 'first-light-tea',
    title: 'First Light tea',
    price: 1450,
    description: 'Bright black tea with bergamot and a little orange peel.',
    detail: '100 g of loose leaf, about 40 cups.',
  },
  {
    id: 3003,
    handle: 'linen-tea-towel',
    title: 'Linen tea towel',
    price: 1800,
    description: 'Heavy linen that gets softer with every wash.',
    detail: '50 by 70 cm, with a loop to hang it by.',
  },
  {
    id: 3004,
    handle: 'glass-teapot',
    title: 'Glass teapot',
    price: 5600,
    description: 'Watch the leaves open. The strainer lifts out with one finger.',
    detail: 'Holds 900 ml, enough for four.',
  },
  {
    id: 3005,
    handle: 'ash-tray-table',
    title: 'Ash tray table',
    price: 14800,
    description: 'A small table whose top is a tray. Breakfast goes where you go.',
    detail: 'Solid ash, 45 cm across. No tools needed.',
  },
  {
    id: 3006,
    handle: 'beeswax-candle',
    title: 'Beeswax candle',
    price: 1200,
    description: 'Burns clean for eighteen hours and smells faintly of summer.',
    detail: 'A pair of candles, 20 cm tall.',
  },
];

export function findProduct(handle: string): Product | null {
  return PRODUCTS.find((product) => product.handle === handle) ?? null;
}
