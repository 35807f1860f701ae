import { CATEGORIES, categoryBySlug, isCategorySlug } from 'open-banking-insights/taxonomy';
import type { ReportView } from '../shared/view';
import { categoryText } from './format';

interface Props {
  readonly isIn: boolean;
  readonly locale: ReportView['locale'];
  /** Stays in the list, whatever its side. */
  readonly chosen: string;
}

/** The categories of one side, by group. */
export function CategoryOptions({ isIn, locale, chosen }: Props) {
  const fitting = CATEGORIES.filter(
    ({ direction, slug }) =>
      slug === chosen || direction === 'either' || direction === (isIn ? 'credit' : 'debit'),
  );
  const groups = [...new Set(fitting.map(({ group }) => group))];
  return (
    <>
      {groups.map(group => (
        <optgroup key={group} label={groupName(group)}>
          {fitting
            .filter(each => each.group === group)
            .map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {categoryText(name, locale)}
              </option>
            ))}
        </optgroup>
      ))}
    </>
  );
}

export function categoryName(slug: string, locale: ReportView['locale']): string {
  return isCategorySlug(slug) ? categoryText(categoryBySlug(slug).name, locale) : slug;
}

function groupName(group: string): string {
  const words = group.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
