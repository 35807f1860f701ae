import { defineConfig } from 'vitepress';

const page = (text, link) => ({ text, link });

export default defineConfig({
  title: 'open-banking-insights',
  description: 'Insights from bank transactions, offline, for the UK and the US.',
  lang: 'en-GB',
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: '.vitepress/cache',
  cleanUrls: false,
  lastUpdated: false,
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [page('Guide', '/getting-started'), page('Reference', '/reference/'), page('Changes', '/changelog')],
    sidebar: {
      '/reference/': [
        {
          text: 'Reference',
          items: [page('All entries', '/reference/'), page('Back to the guide', '/getting-started')],
        },
      ],
      '/': [
        {
          text: 'Begin',
          items: [
            page('Overview', '/'),
            page('Getting started', '/getting-started'),
            page('Recipes', '/recipes'),
            page('Coming from another service', '/coming-from'),
            page('The command line', '/command-line'),
            page('From one account to many', '/scale'),
          ],
        },
        {
          text: 'Your data',
          items: [
            page('Bring your data', '/adapters'),
            page('Requests and results', '/requests'),
            page('Who is paid', '/payees'),
            page('Schemas', '/schemas'),
          ],
        },
        {
          text: 'Formats',
          collapsed: true,
          items: [
            page('Open Banking', '/formats/open-banking'),
            page('CSV', '/formats/csv'),
            page('OFX and QFX', '/formats/ofx'),
            page('camt', '/formats/camt'),
            page('MT940', '/formats/mt940'),
            page('Excel workbooks', '/formats/xlsx'),
            page('QIF', '/formats/qif'),
            page('Plaid', '/formats/plaid'),
            page('TrueLayer', '/formats/truelayer'),
            page('Monzo', '/formats/monzo'),
            page('Berlin Group', '/formats/berlin-group'),
            page('SimpleFIN', '/formats/simplefin'),
            page('Enable Banking', '/formats/enable-banking'),
            page('Starling', '/formats/starling'),
            page('Teller', '/formats/teller'),
            page('Yapily', '/formats/yapily'),
            page('MX', '/formats/mx'),
            page('Finicity', '/formats/finicity'),
            page('FDX', '/formats/fdx'),
          ],
        },
        {
          text: 'Engines',
          items: [
            page('Enrichment', '/enrichment'),
            page('Income', '/income'),
            page('Affordability', '/affordability'),
            page('Score validation', '/score-validation'),
            page('Score attributes', '/score-attributes'),
            page('Scorecards', '/scorecards'),
            page('Financial health', '/financial-health'),
            page('Explanations', '/explain'),
            page('Corrections and rules', '/corrections'),
            page('Reports', '/report'),
          ],
        },
        {
          text: 'Facts',
          items: [
            page('Taxonomy', '/taxonomy'),
            page('Mappings', '/mappings'),
            page('Weights of evidence', '/internals/evidence'),
            page('How income is computed', '/internals/income'),
            page('Accuracy', '/accuracy'),
            page('Errors', '/errors'),
            page('Versions', '/versioning'),
          ],
        },
        {
          text: 'Run it',
          items: [
            page('The service', '/service'),
            page('Security', '/security'),
            page('Contributing', '/contributing'),
            page('How the source works', '/internals/source'),
            page('Errands', '/internals/errands'),
            page('How adapters work', '/internals/adapters'),
            page('Publishing a version', '/releasing'),
            page('Sources of the data', '/notices'),
          ],
        },
      ],
    },
  },
});
