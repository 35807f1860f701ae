/** The colours by role. docs/report.md gives the contrast of each on its grounds. */

const LIGHT = `color-scheme:light;--ground:#ffffff;--surface:#f6f7f9;--text:#16202a;--muted:#55606e;--rule:#d8dde3;--link:#0b5cad;
--income:#00755a;--fixed:#1f4e8c;--fixed-text:#1f4e8c;--flexible:#5b8fd0;--flexible-text:#2f6db5;--debt:#b8440a;--saving:#7b4fa3;--warning:#8a5a00;--serious:#b3261e`;

const DARK = `color-scheme:dark;--ground:#11181f;--surface:#1a232c;--text:#e8edf2;--muted:#a3afbc;--rule:#33404d;--link:#7db7f2;
--income:#3fc39a;--fixed:#4f7fc0;--fixed-text:#7fb0ee;--flexible:#9cc3f5;--flexible-text:#9cc3f5;--debt:#f08a4b;--saving:#c39be6;--warning:#e3b341;--serious:#ff8a80`;

/** Paper is always light. */
export const COLOURS = `
:root{${LIGHT}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${DARK}}}
@media screen{:root[data-theme=dark]{${DARK}}}`;
