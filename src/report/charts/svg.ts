/** Writes a drawing as SVG. Each writer of a report says how the roles of the marks look. */
import { html, type Markup } from '../html/markup.js';
import type { Canvas, Drawing, Mark, Role } from './canvas.js';

export interface SvgStyle {
  /** The attributes of the whole drawing. */
  readonly root: Markup;
  /** What says that it is a picture, and of what. Null where nothing does. Links are outside of it, since a picture has no parts. */
  readonly picture: Markup | null;
  /** The attributes of a mark. */
  readonly ofRoles: (roles: readonly Role[]) => Markup | null;
  /** Whether those who point at a mark are told of it, and links lead somewhere. */
  readonly isLive: boolean;
}

export function svgOf({ height, marks }: Drawing, { size, width }: Canvas, style: SvgStyle): Markup {
  const hatch = `hatch-${size}`;
  const pattern =
    marks.some(({ shape }) => shape === 'hatched') &&
    html`<pattern id="${hatch}" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="2.5" height="6"${style.ofRoles(['hatch'])}/></pattern>`;
  const links = style.isLive ? marks.filter(({ shape }) => shape === 'link') : [];
  const drawn = html`${pattern}${marks.filter(({ shape }) => shape !== 'link').map(mark => markOf(mark, hatch, style))}`;
  const isWhole = links.length === 0;
  return html`<svg${style.root}${isWhole && style.picture} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${
    isWhole ? drawn : html`<g${style.picture}>${drawn}</g>${links.map(link => markOf(link, hatch, style))}`
  }</svg>`;
}

function markOf(mark: Mark, hatch: string, { ofRoles, isLive }: SvgStyle): Markup {
  switch (mark.shape) {
    case 'line':
      return html`<line x1="${at(mark.x1)}" y1="${at(mark.y1)}" x2="${at(mark.x2)}" y2="${at(mark.y2)}"${ofRoles(mark.roles)}/>`;
    case 'text':
      return html`<text x="${at(mark.x)}" y="${at(mark.y)}"${mark.anchor !== 'start' && html` text-anchor="${mark.anchor}"`}${ofRoles(mark.roles)}>${mark.text}</text>`;
    case 'rect':
      return html`<rect${boxOf(mark)}${ofRoles(mark.roles)}/>`;
    case 'hatched':
      return html`<rect${boxOf(mark)} fill="url(#${hatch})"/>`;
    case 'link':
      return html`<a href="#${mark.address}" aria-label="${mark.name}"><rect class="hit"${boxOf(mark)}/></a>`;
    case 'circle': {
      const circle = html`<circle cx="${at(mark.x)}" cy="${at(mark.y)}" r="${at(mark.radius)}"${ofRoles(mark.roles)}`;
      return isLive && mark.title !== null
        ? html`${circle}><title>${mark.title}</title></circle>`
        : html`${circle}/>`;
    }
    case 'path':
      return html`<path d="${mark.path}"${ofRoles(mark.roles)}/>`;
  }
}

function boxOf({ x, y, width, height }: Record<'x' | 'y' | 'width' | 'height', number>): Markup {
  return html` x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}"`;
}

/** Places are written to a tenth, so that charts stay small. */
function at(place: number): string {
  return String(Math.round(place * 10) / 10);
}
