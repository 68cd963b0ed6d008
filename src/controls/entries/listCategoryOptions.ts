import type { IntlShape } from 'react-intl';
import type { CategoryList } from '../../api/entry';
import { nameOf } from '../../i18n/nameOf';
import type { Option } from '../../ui/SelectField';
import { groupNames } from './names.messages';

type Category = CategoryList['categories'][number] | { name: string; group: null };

/** Returns the categories of a kind. Null: of all kinds. The own one may be of another kind, or no longer in the list. */
export const listCategoryOptions = (
  intl: IntlShape,
  categories: CategoryList['categories'],
  kind: string | null,
  own: string | undefined,
): Option[] =>
  listCategories(categories, kind, own).map(({ name, group }) => ({
    value: name,
    label: name,
    ...(group !== null && { hint: nameOf(intl, groupNames, group) }),
  }));

function listCategories(
  categories: CategoryList['categories'],
  kind: string | null,
  own: string | undefined,
): Category[] {
  const listed = categories.filter(
    (one) => kind === null || one.kind === undefined || one.kind === kind || one.name === own,
  );
  const isListed = own === undefined || listed.some(({ name }) => name === own);
  return isListed ? listed : [...listed, { name: own, group: null }];
}
