const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for the content of an element and for a quoted attribute. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
