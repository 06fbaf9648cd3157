const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for the content of an element and for a quoted attribute. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);

/** No `<` is left that could end the element; JSON reads the escapes back as they were. */
export const jsonForHtml = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
