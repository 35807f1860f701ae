/** The marks of charts, and which of the three widths is shown. */

export const CHARTS = `
figure{margin:16px 0}
.chart{display:none;max-width:100%;height:auto;font-size:12px}
.chart.wide,.opening .chart.medium{display:block}
.chart text{fill:var(--text)}
.chart .soft{fill:var(--muted)}
.chart .strong{font-weight:600}
.chart .halo{paint-order:stroke;stroke:var(--ground);stroke-width:4px;stroke-linejoin:round}
.chart .direct{font-weight:600}
.chart .income-text{fill:var(--income)}
.chart .fixed-text{fill:var(--fixed-text)}
.chart .flexible-text{fill:var(--flexible-text)}
.chart .debt-text{fill:var(--debt)}
.grid,.row{stroke:var(--rule)}
.zero{stroke:var(--text)}
.today{stroke:var(--muted);stroke-dasharray:2 3}
.fixed,.spending{fill:var(--fixed)}
.flexible{fill:var(--flexible)}
.debt{fill:var(--debt)}
.hatch{fill:var(--ground);opacity:.55}
.income-line{fill:none;stroke:var(--income);stroke-width:2}
.income-mark,.payday{fill:var(--income);stroke:var(--ground);stroke-width:1.5}
.missed{fill:var(--ground);stroke:var(--warning);stroke-width:2}
.next{fill:var(--ground);stroke:var(--income);stroke-width:1.5;stroke-dasharray:3 2}
.interval{stroke:var(--income);stroke-width:3}
.outer{stroke:var(--income)}
.hit{fill:transparent}
a:hover>.hit,a:focus-visible>.hit{fill:var(--link);fill-opacity:.1}
.paid{stroke:var(--muted);stroke-width:1.5}
.estimate{fill:var(--income);stroke:var(--ground);stroke-width:1.5}
.balance-line{fill:none;stroke:var(--fixed);stroke-width:1.5}
.overdraft{fill:var(--debt);opacity:.35}
.payday-tick{stroke:var(--income);stroke-width:2}
.lowest{fill:var(--text);stroke:var(--ground);stroke-width:1.5}
.key{display:none;flex-wrap:wrap;gap:4px 16px;list-style:none;margin:0;padding:0;font-size:12px;line-height:16px}
.key svg{vertical-align:-1px;margin-right:6px}
@media (max-width:1079px){.chart.wide{display:none}.chart.medium{display:block}}
@media (max-width:719px){.chart.medium,.opening .chart.medium{display:none}.chart.narrow{display:block;width:100%;max-width:480px}.key{display:flex}}`;
