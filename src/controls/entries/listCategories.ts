import type { CategoryList } from '../../api/entry';

type Category = CategoryList['categories'][number] | { name: string; group: null };

/** Returns the categories of a kind. Null: of all kinds. The own one may be of another kind, or no longer in the list. */
export function listCategories(
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
