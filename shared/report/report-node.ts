/**
 * An element of a report, as in HTML. The server writes it as text, the admin makes elements of the page of it.
 */
export interface ReportElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly ReportNode[];
}

export type ReportNode = ReportElement | string;

/** Null children are left out. */
export function element(
  tag: string,
  attributes: ReportElement['attributes'],
  ...children: readonly (ReportNode | null)[]
): ReportElement {
  return { tag, attributes, children: children.filter((child) => child !== null) };
}
