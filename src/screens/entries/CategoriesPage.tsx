import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useListCategoriesQuery } from '../../api/entry';
import type { CategoryList } from '../../api/entry';
import { DataAbsent } from '../../controls/DataAbsent';
import { useFirstLoaded } from '../../controls/form/useFirstLoaded';
import { joinQueries } from '../../controls/joinQueries';
import { SignInFirst } from '../../controls/SignInFirst';
import { useSessionArg } from '../../controls/useSessionArg';
import { useAppSelector } from '../../store/hooks';
import { selectIsSignedIn } from '../../store/session';
import { PageHead } from '../../ui/PageHead';
import { describeAbsence } from './describeAbsence';

type Props = {
  title: MessageDescriptor;
  /** The sentence if the backend has no categories. */
  notOffered: MessageDescriptor;
  children: (categories: CategoryList) => ReactNode;
};

/** A page with a form of new entries, which needs the categories. */
export function CategoriesPage({ title, notOffered, children }: Props) {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const loading = useListCategoriesQuery(useSessionArg(undefined));
  const categories = useFirstLoaded(loading.currentData);
  if (!isSignedIn) return <SignInFirst />;
  const { error, retry } = joinQueries([loading]);
  return (
    <>
      <PageHead title={intl.formatMessage(title)} />
      {categories ? (
        children(categories)
      ) : (
        <DataAbsent error={error} onRetry={retry} texts={describeAbsence(error, notOffered)} variant="form" />
      )}
    </>
  );
}
