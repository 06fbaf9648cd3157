/** What customers of a store write about, in two levels. The ids are part of the public API. */
export const TOPICS = {
  delivery: { name: 'Delivery', group: 'Delivery' },
  'delivery-cost': { name: 'Delivery cost', group: 'Delivery' },
  price: { name: 'Price', group: 'Price' },
  discount: { name: 'Discounts', group: 'Price' },
  quality: { name: 'Quality', group: 'Product' },
  performance: { name: 'Performance', group: 'Product' },
  material: { name: 'Material', group: 'Product' },
  colour: { name: 'Colour', group: 'Product' },
  design: { name: 'Design', group: 'Product' },
  'size-fit': { name: 'Size and fit', group: 'Product' },
  taste: { name: 'Taste', group: 'Product' },
  scent: { name: 'Scent', group: 'Product' },
  damaged: { name: 'Damaged on arrival', group: 'Order' },
  'wrong-item': { name: 'Wrong or missing item', group: 'Order' },
  packaging: { name: 'Packaging', group: 'Order' },
  gift: { name: 'Gifts', group: 'Order' },
  instructions: { name: 'Instructions', group: 'Order' },
  service: { name: 'Customer service', group: 'Service' },
  returns: { name: 'Returns and refunds', group: 'Service' },
  website: { name: 'Website', group: 'Shop' },
  'product-info': { name: 'Product information', group: 'Shop' },
  payment: { name: 'Payment', group: 'Shop' },
  choice: { name: 'Choice of products', group: 'Shop' },
  stock: { name: 'Stock', group: 'Shop' },
  subscription: { name: 'Subscription', group: 'Shop' },
  trust: { name: 'Trust', group: 'Brand' },
  sustainability: { name: 'Sustainability', group: 'Brand' },
  recommendation: { name: 'Recommendation', group: 'Brand' },
} as const satisfies Record<string, { readonly name: string; readonly group: string }>;

export type TopicId = keyof typeof TOPICS;

export const TOPIC_IDS = Object.keys(TOPICS) as readonly TopicId[];

export const TONES = ['praise', 'complaint', 'neutral'] as const;

export type Tone = (typeof TONES)[number];
