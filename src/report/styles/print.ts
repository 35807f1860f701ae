/** On paper: A4 and Letter alike, explanations open, nothing cut in two that need not be. */

export const PRINT = `
@media print{
@page{margin:15mm 14mm}
body{font-size:10pt;line-height:14pt}
header,main,footer{max-width:none;padding:0}
h1{padding-top:0;font-size:18pt;line-height:22pt}
.lead,.figures p,.figures h3{font-size:10pt;line-height:14pt}
.sections,.skip{display:none}
h2,h3,h4,.lead{break-after:avoid}
figure{margin:6pt 0}
section{margin-top:18pt}
h3{margin-top:16pt}
table,details,caption,.facts,footer{font-size:9pt;line-height:12pt}
th,td{padding-top:3pt;padding-bottom:3pt}
thead{display:table-header-group}
tr,figure,.figures li{break-inside:avoid}
thead,thead tr{break-after:avoid}
tbody:first-of-type>tr:first-child{break-before:avoid}
.opening{display:block}
.headline{font-size:12pt;line-height:16pt}
.figures{grid-template-columns:repeat(4,1fr);gap:12pt}
.figures li{padding-left:8pt}
.figures .large{font-size:15pt;line-height:20pt}
.figures details{display:none}
.scroll{overflow:visible}
.name{min-width:0}
.reason{display:inline}
p.reason{display:block;font-size:8pt;line-height:11pt;color:var(--muted);margin:0}
th.name,tbody th:first-child{width:40%}
a{color:inherit;text-decoration:none}
summary{display:block;list-style:none;color:inherit;font-weight:600;padding:0;min-height:0;break-after:avoid}
summary::-webkit-details-marker{display:none}
details::details-content{content-visibility:visible;display:block;height:auto}
.chart.wide,.chart.narrow{display:none}
.chart.medium,.opening .chart.medium{display:block;width:100%}
.key{display:none}
}`;
