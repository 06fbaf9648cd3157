/** What only the calendar needs; it comes along with the calendar's file. */
export const CALENDAR_CSS = `
.bar{display:flex;align-items:center;justify-content:space-between;margin:.5em 0}
.bar button{border:0;font-size:1.4em}
table{width:100%;table-layout:fixed}
td{padding:1px;text-align:center}
td button{width:100%;max-width:44px;padding:0;border:0}
td button:hover{background:var(--aw-tint)}
[aria-disabled]{text-decoration:line-through}
[aria-selected=true] button{background:var(--aw-accent);color:var(--aw-onAccent)}
`;
