/** The page: type, space, tables, the four figures. */

/** On a phone: a row of a wide table is a card, and a payment has its day above it. No figure is cut. */
const CARDS = `.cards,.cards tbody,.cards tr,.cards td,.cards th,.long,.long tbody,.long tr,.long td{display:block}
.cards thead,.long thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.cards tr{display:flex;flex-wrap:wrap;gap:0 16px;padding:8px 0;border-bottom:1px solid var(--rule)}
.cards td,.cards th{border:0;padding:2px 0;min-width:0;text-align:left;white-space:normal}
.cards tr>:first-child{flex:1 1 45%;font-weight:600}
.cards tr>:nth-child(n+3){font-size:12px;line-height:16px}
.cards td[data-head]::before{content:attr(data-head) " ";color:var(--muted);font-size:12px}
.cards td:empty{display:none}
.long tr{display:grid;grid-template-columns:1fr auto;gap:0 12px;padding:6px 0;border-bottom:1px solid var(--rule)}
.long tr.group,.long th{display:block}
.long td,.long th{border:0;padding:0;min-width:0}
.long .date{grid-column:1/-1;font-size:12px;line-height:16px;color:var(--muted)}
.long .n~.n{grid-column:1/-1;font-size:12px;line-height:16px;color:var(--muted)}
.long .n~.n:not(:empty)::before{content:"Balance "}`;

export const PAGE = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:16px}
body{margin:0;background:var(--ground);color:var(--text);font:16px/24px system-ui,"Segoe UI",Roboto,sans-serif;font-variant-numeric:tabular-nums}
header,main,footer,.sections{max-width:1080px;margin:0 auto;padding:0 24px}
h1,h2,h3,h4{font-weight:600;margin:0;text-wrap:balance}
h1{font-size:28px;line-height:32px;padding-top:32px;overflow-wrap:anywhere}
h2{font-size:20px;line-height:28px;border-top:2px solid var(--text);padding-top:8px;margin-bottom:8px}
h3{font-size:16px;line-height:24px;margin:32px 0 8px}
h4{font-size:14px;line-height:20px;margin:24px 0 8px}
p{margin:0 0 8px;max-width:72ch;overflow-wrap:anywhere}
section{margin:40px 0 0}
a{color:var(--link);text-underline-offset:2px}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.amount{white-space:nowrap}
.soft-text,.facts,caption,footer{color:var(--muted)}
.facts,footer,caption{font-size:14px;line-height:20px}
.facts{margin:8px 0 0}
.skip{position:absolute;left:-9999px}
.skip:focus{left:8px;top:8px;background:var(--ground);padding:8px;z-index:1}
.aside{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.sections ul{list-style:none;margin:24px 0 0;padding:8px 0;border-top:1px solid var(--rule);display:flex;flex-wrap:wrap;gap:4px 24px;font-size:14px;line-height:24px}
.sections a{display:inline-block;padding:4px 0}
.headline{font-size:20px;line-height:28px;max-width:none;margin:16px 0 0}
.opening{display:grid;grid-template-columns:296px minmax(0,1fr);gap:24px 40px;margin:24px 0 0}
.opening figure{margin:0}
.opening h3{margin:16px 0 8px}
.signs{list-style:none;margin:0 0 8px;padding:0}
.signs li{padding:2px 0 2px 12px;border-left:4px solid var(--rule)}
.signs .warning{border-color:var(--warning)}
.signs .serious{border-color:var(--serious)}
.signs strong{font-weight:600}
.figures{list-style:none;margin:0;padding:0;display:grid;gap:16px;align-content:start}
.figures li{border-left:1px solid var(--rule);padding-left:16px;min-width:0}
.figures h3{margin:0;font-size:14px;line-height:20px;font-weight:400;color:var(--muted)}
.figures .large{font-size:28px;line-height:32px;font-weight:600;margin:4px 0;overflow-wrap:anywhere}
.figures .second .large{font-size:20px;line-height:28px}
.figures .large a{color:inherit;text-decoration:none}
.figures .large a:hover{text-decoration:underline}
.figures p{font-size:14px;line-height:20px}
.lead{font-size:16px}
details{font-size:14px;line-height:20px;margin:4px 0 8px;max-width:72ch}
summary{color:var(--link);cursor:pointer;padding:2px 0;min-height:24px}
details p,details dl{margin:4px 0}
details dl{display:grid;grid-template-columns:1fr auto;gap:0 16px}
details dd{margin:0;text-align:right}
details.table{max-width:none}
.scroll{position:relative;overflow-x:auto;max-width:100%}
table{border-collapse:collapse;width:100%;font-size:14px;line-height:20px;margin:8px 0}
caption{text-align:left;padding:4px 0}
th,td{text-align:left;vertical-align:top;padding:6px 16px 6px 0;border-bottom:1px solid var(--rule);font-weight:400}
td:last-child,th:last-child{padding-right:0}
thead th{color:var(--muted);vertical-align:bottom;font-size:12px;line-height:16px}
tbody th{overflow-wrap:break-word;min-width:112px}
bdi{overflow-wrap:anywhere}
.n{text-align:right;white-space:nowrap}
.name{overflow-wrap:anywhere;min-width:136px}
.name small{display:block;font-size:12px;line-height:16px;color:var(--muted)}
.date{white-space:nowrap}
tr.total>*,tr.group>*{font-weight:600}
tr.group>*{padding-top:16px}
tr:target>*{background:var(--surface)}
tr.uncounted>*{color:var(--muted)}
.reason{display:none}
.note{border-left:4px solid var(--warning);padding-left:12px}
footer{padding-top:40px;padding-bottom:40px}
@media (max-width:1079px){.opening{grid-template-columns:minmax(0,1fr)}.figures{grid-template-columns:repeat(2,1fr)}}
@media (max-width:719px){header,main,footer,.sections{padding:0 16px}.figures{grid-template-columns:1fr;gap:16px}
h1{font-size:22px;line-height:28px;padding-top:16px}.headline{font-size:17px;line-height:24px;margin:0}section{margin-top:16px}
.sections ul{margin-top:8px;flex-wrap:nowrap;overflow-x:auto;white-space:nowrap}.opening{margin-top:12px}
th,td{padding-right:12px}footer{padding-bottom:24px}
${CARDS}}`;
