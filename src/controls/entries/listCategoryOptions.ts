import type { IntlShape } from 'react-intl';
import type { CategoryList } from '../../api/entry';
import { nameOf } from '../../i18n/nameOf';
import type { Option } from '../../ui/SelectField';
import { groupNames } from './names.messages';

type Category = CategoryList['categories'][number] | { name: string; group: null };

/**
 * Returns the categories of a kind, without the archived ones. Null: of all kinds. The stored one may be archived, of another
 * kind, or no longer in the list.
 */
export const listCategoryOptions = (
  intl: IntlShape,
  categories: CategoryList['categories'],
  kind: string | null,
  stored: string | undefined,
): Option[] =>
  listCategories(categories, kind, stored).map(({ name, group }) => ({
    value: name,
    label: name,
    ...(group !== null && { hint: nameOf(intl, groupNames, group) }),
  }));

function listCategories(
  categories: CategoryList['categories'],
  kind: string | null,
  stored: string | undefined,
): Category[] {
  const listed = categories.filter(
    (one) =>
      one.name === stored ||
      (one.isArchived !== true && (kind === null || one.kind === undefined || one.kind === kind)),
  );
  const isListed = stored === undefined || listed.some(({ name }) => name === stored);
  return isListed ? listed : [...listed, { name: stored, group: null }];
}
