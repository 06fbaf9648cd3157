/** What only the calendar needs; it comes along with the calendar's file. */
export const CALENDAR_CSS = `
.bar{display:flex;align-items:center;justify-content:space-between;margin:.5em 0}
.bar button{border:0;font-size:1.4em}
table{width:100%;table-layout:fixed}
th{color:var(--aw-muted);font-size:.8em}
td{padding:1px;text-align:center}
td button{width:100%;max-width:44px;padding:0;border:0}
td button:hover{background:var(--aw-tint)}
[aria-current]{font-weight:700;text-decoration:underline}
[aria-disabled]{text-decoration:line-through}
td[aria-selected=true] button{background:var(--aw-accent);color:var(--aw-onAccent)}
`;
