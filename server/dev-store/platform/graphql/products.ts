import type { Installation } from '../../store/state.ts';
import { COLLECTIONS, type Product, PRODUCTS } from '../../store/products.ts';
import { AccessDenied, type GraphqlResult, type GraphqlType, type Resolver, type } from './execute.ts';

/** `products(first)` and `collections(first)`. */
export function productQueries(installation: Installation): Record<string, Resolver> {
  const list = (name: string, nodes: readonly GraphqlType[]): Resolver => {
    return ({ first }) =>
      protectProducts(
        installation,
        name,
        type(`${name === 'products' ? 'Product' : 'Collection'}Connection`, {
          nodes: nodes.slice(0, Number(first ?? 0)),
          pageInfo: type('PageInfo', {
            hasNextPage: nodes.length > Number(first ?? 0),
            hasPreviousPage: false,
          }),
        }),
      )({});
  };
  return {
    products: list('products', PRODUCTS.map(productType)),
    collections: list(
      'collections',
      COLLECTIONS.map(({ id, handle, title, products }) =>
        type('Collection', {
          ...{ id: `gid://shopify/Collection/${id}`, handle, title },
          productsCount: type('Count', { count: products.length }),
        }),
      ),
    ),
  };
}

/** An app needs the scope of products, also where an order leads to one. */
export const protectProducts =
  ({ scopes }: Installation, field: string, value: GraphqlResult): Resolver =>
  () => {
    if (scopes.includes('read_products') || scopes.includes('write_products')) return value;
    throw new AccessDenied(
      `Access denied for ${field} field. Required access: \`read_products\` access scope.`,
    );
  };

export function productType(product: Product): GraphqlType {
  const { id, handle, title, variants } = product;
  return type('Product', {
    ...{ id: `gid://shopify/Product/${id}`, handle, title },
    variants: type('ProductVariantConnection', {
      nodes: variants.map((variant) => variantType(product, variant)),
    }),
  });
}

export const variantType = ({ price }: Product, { id, title }: Product['variants'][number]): GraphqlType => ({
  typeName: 'ProductVariant',
  fields: { id: `gid://shopify/ProductVariant/${id}`, title, price: (price / 100).toFixed(2) },
});
