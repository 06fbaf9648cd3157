type Attribute = string | number | boolean | null | undefined;
type Child = Node | string | null | undefined | false;

/** One element with its attributes and children. */
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

/** `true` is an empty attribute; `false`, null and an empty text are none. */
export function setAttribute(element: Element, name: string, value: Attribute): void {
  if (value || value === 0) element.setAttribute(name, value === true ? '' : String(value));
  else element.removeAttribute(name);
}

/** Whether the focus came here by key: browsers show it then. Safari gives taps no focus at all. */
export function isByKey(focused: Element | null): boolean {
  return !!focused?.matches(':focus-visible');
}
