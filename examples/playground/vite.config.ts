import { defineConfig, type Plugin } from 'vite';

const STYLES = 'virtual:report.css';

/** The styles of the library's report, so that the page needs no inline style and its policy can forbid them. */
const reportStyles: Plugin = {
  name: 'report-styles',
  resolveId: id => (id === STYLES ? `\0${STYLES}` : undefined),
  async load(id) {
    if (id !== `\0${STYLES}`) return undefined;
    const { analyse } = await import('open-banking-insights/gb');
    const { renderHtml, reportOf } = await import('open-banking-insights/report');
    const page = renderHtml(reportOf(analyse({ accountId: 'none', currencyCode: 'GBP', transactions: [] })));
    return page.slice(page.indexOf('<style>') + '<style>'.length, page.indexOf('</style>'));
  },
};

export default defineConfig({
  // Addresses are relative, so that the page works in any folder of any host.
  base: './',
  plugins: [reportStyles],
  // The page's policy forbids connections, and so the preloading of modules by script.
  build: { target: 'es2022', modulePreload: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
  worker: { format: 'es' },
  esbuild: { jsx: 'automatic', jsxImportSource: 'preact' },
});
