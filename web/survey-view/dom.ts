type Attribute = string | number | boolean | null | undefined;
type Child = Node | string | null | undefined | false;

/** The types of the checkout extension add the platform's components to the map. They exist in a checkout only. */
type Tag = Exclude<keyof HTMLElementTagNameMap, `s-${string}`>;

/** Creates an element with its attributes and children. */
export function h<K extends Tag>(
  tag: K,
  attributes: Readonly<Record<string, Attribute>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const name in attributes) setAttribute(element, name, attributes[name]);
  element.append(...children.filter((child): child is Node | string => !!child));
  return element;
}

/** A decorative drawing of one line in a square of 24 units. */
export function drawing(line: string): SVGElement {
  const draw = (tag: 'svg' | 'path') => document.createElementNS('http://www.w3.org/2000/svg', tag);
  const [svg, path] = [draw('svg'), draw('path')];
  setAttribute(svg, 'viewBox', '0 0 24 24');
  setAttribute(svg, 'aria-hidden', 'true');
  setAttribute(path, 'd', line);
  svg.append(path);
  return svg;
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

/** Adds a style sheet to the shadow root around an element, unless the element was removed from the page meanwhile. */
export function addSheet(element: Element, sheet: CSSStyleSheet): void {
  const { adoptedStyleSheets } = element.getRootNode() as Partial<ShadowRoot>;
  if (!adoptedStyleSheets?.includes(sheet)) adoptedStyleSheets?.push(sheet);
}
