type Attribute = string | number | boolean | null | undefined;
type Child = Node | string | null | undefined | false;

/** One element with its attributes and children. `true` is an empty attribute; `false` and null are none. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const name in attributes) setAttribute(element, name, attributes[name]);
  element.append(...children.filter((child): child is Node | string => !!child));
  return element;
}

export function setAttribute(element: Element, name: string, value: Attribute): void {
  if (value === undefined || value === null || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? '' : String(value));
}

/** Whether the focus came here by key: browsers show it then. Safari gives taps no focus at all. */
export function isByKey(focused: Element | null): boolean {
  return !!focused?.matches(':focus-visible');
}
