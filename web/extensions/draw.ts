/** The components of the page that an extension is on, such as `s-button`, as the platform declares them. */
type Tag = Extract<keyof HTMLElementTagNameMap, `s-${string}`>;

/**
 * What the platform declares for a component. It draws components itself and takes over nothing else of an element: no
 * `hidden`, no styles, no attributes.
 */
type Declared<T extends Tag> = Omit<HTMLElementTagNameMap[T], keyof HTMLElement>;

export type DrawnElement<T extends Tag = Tag> = Declared<T> & Node & ParentNode;

/** Creates a component with its properties and children. */
export function draw<T extends Tag>(
  tag: T,
  properties: Partial<Declared<T>> = {},
  ...inside: (Node | string)[]
): DrawnElement<T> {
  const element = document.createElement(tag) as unknown as DrawnElement<T>;
  Object.assign(element, properties);
  element.append(...inside);
  return element;
}

/** The number at the end of `gid://shopify/Order/5001`, as webhooks name the order. */
export function plainId(id: string): string {
  return id.slice(id.lastIndexOf('/') + 1);
}
