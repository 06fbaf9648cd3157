/** Takes a part of the page out of reach. React 18 passes the attribute on, but its types do not know it yet. */
export function inertWhen(hidden: boolean): object {
  return hidden ? { inert: '' } : {};
}
