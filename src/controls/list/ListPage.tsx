import type { ReactNode } from 'react';
import { isCallError, isNotOffered } from '../../api/callError';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { PageHead } from '../../ui/PageHead';
import { DataAbsent } from '../DataAbsent';
import type { DataTexts } from '../DataAbsent';
import { SignInFirst } from '../SignInFirst';
import { FilterBadges } from './FilterBadges';
import type { FilterPart } from './FilterBadges';
import styles from './ListPage.module.css';
import { ListSearch } from './ListSearch';
import type { ListAddress } from './useListAddress';

type Props<D> = {
  title: string;
  /** Buttons in the head. Absent if the backend does not have the list. */
  actions?: ReactNode;
  /** What happened to rows, above the list. */
  notice?: ReactNode;
  address: ListAddress;
  /** Absent: the list has no search. */
  search?: { label: string; maxLength: number };
  /** Filters and other choices beside the search. */
  tools?: ReactNode;
  /** The filters of the address in words. Absent: the list has no filters. */
  parts?: readonly FilterPart[];
  /** The result of the query. `data` is the last list until the next one is loaded. */
  result: {
    data?: D | undefined;
    currentData?: D | undefined;
    error?: object | undefined;
    refetch: () => unknown;
  };
  texts: DataTexts;
  children: (list: D, isBusy: boolean) => ReactNode;
};

/** A page with a list: head, search and filters, and the rows of the address (a `ListResult`). */
export function ListPage<D>({
  title,
  actions,
  notice,
  address,
  search,
  tools,
  parts = [],
  result: { data, currentData, error, refetch },
  texts,
  children,
}: Props<D>) {
  const isSignedIn = useAppSelector(selectIsSignedIn);
  if (!isSignedIn) return <SignInFirst />;
  const failure = error !== undefined && isCallError(error) ? error : undefined;
  return (
    <>
      <PageHead title={title} actions={failure && isNotOffered(failure) ? undefined : actions} />
      {notice}
      {(search ?? tools) && (
        <div className={styles['tools']}>
          {search && (
            <div className={styles['search']}>
              <ListSearch address={address} {...search} />
            </div>
          )}
          <div className={styles['filters']}>{tools}</div>
        </div>
      )}
      <FilterBadges address={address} parts={parts} />
      {data && (currentData || !failure) ? (
        children(data, !currentData)
      ) : (
        <DataAbsent error={failure} onRetry={() => void refetch()} texts={texts} variant="list" />
      )}
    </>
  );
}
