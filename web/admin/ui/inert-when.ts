/** Makes a part of the page inert. React 18 passes the attribute on, but its types lack it. */
export function inertWhen(hidden: boolean): object {
  return hidden ? { inert: '' } : {};
}
