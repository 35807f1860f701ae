/**
 * Copies the texts of the repository into pages/, as the site shows them. Links between texts lead to their pages. Links to source
 * files become plain text, since the site does not hold them.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const site = dirname(fileURLToPath(import.meta.url));
const root = join(site, '..');
const pages = join(site, 'pages');

/** Text in the repository -> page of the site. */
const PAGES = new Map([
  ['README.md', 'index.md'],
  ['CHANGELOG.md', 'changelog.md'],
  ['CONTRIBUTING.md', 'contributing.md'],
  ['NOTICES.md', 'notices.md'],
  ['SECURITY.md', 'security.md'],
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.md'))
    .map(name => [`docs/${name}`, name]),
]);

const LINK = /(!?)\[([^\]]*)\]\(([^)\s]+)\)/g;

/** The link as it is on the site, or its text alone. */
function linkOnSite(source, page, [whole, image, text, target]) {
  if (/^(?:https?:|#|mailto:)/.test(target)) return whole;
  const [path, anchor] = target.split('#');
  const inRepository = normalize(join(dirname(source), path));
  const known =
    PAGES.get(inRepository) ??
    (image && inRepository.startsWith('docs/') ? inRepository.slice(5) : undefined);
  if (known === undefined) return text;
  const link = relative(dirname(page), known);
  return `${image}[${text}](./${link}${anchor === undefined ? '' : `#${anchor}`})`;
}

/** Angle brackets and braces outside of code are markup to the site's builder. */
function escaped(text) {
  return text
    .split(/(```[\s\S]*?```|`[^`\n]*`)/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '{&#8203;{'),
    )
    .join('');
}

for (const name of existsSync(pages) ? readdirSync(pages) : [])
  if (name !== 'reference') rmSync(join(pages, name), { recursive: true });
for (const [source, page] of PAGES) {
  const text = readFileSync(join(root, source), 'utf8');
  const linked = text.replace(LINK, (...match) => linkOnSite(source, page, match));
  mkdirSync(dirname(join(pages, page)), { recursive: true });
  writeFileSync(join(pages, page), escaped(linked));
}
if (existsSync(join(root, 'docs/images')))
  cpSync(join(root, 'docs/images'), join(pages, 'images'), {
    recursive: true,
    filter: path => !path.endsWith('.mjs'),
  });
