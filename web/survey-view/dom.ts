type Attribute = string | number | boolean | null | undefined;
type Child = Node | string | null | undefined | false;

/** Creates an element with its attributes and children. */
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

/** `true` sets an empty attribute; `false`, null and an empty text remove it. */
export function setAttribute(element: Element, name: string, value: Attribute): void {
  if (value || value === 0) element.setAttribute(name, value === true ? '' : String(value));
  else element.removeAttribute(name);
}

/** Whether the keyboard moved the focus here; browsers show the focus ring then. In Safari a tap moves no focus. */
export function isByKey(focused: Element | null): boolean {
  return !!focused?.matches(':focus-visible');
}

/** A constructed style sheet works under any Content-Security-Policy. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}
