import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useGetCategoryChartQuery } from '../../api/categories';
import type { Chart } from '../../api/categories';
import { mayAccess } from '../../config/access';
import { paths } from '../../config/paths';
import { DataAbsent } from '../../controls/DataAbsent';
import type { DataTexts } from '../../controls/DataAbsent';
import { useFirstLoaded } from '../../controls/form/useFirstLoaded';
import { SignInFirst } from '../../controls/SignInFirst';
import { SupportContact } from '../../controls/SupportContact';
import { useSessionArg } from '../../controls/useSessionArg';
import { useAppSelector } from '../../store/hooks';
import { selectRole } from '../../store/role';
import { selectIsSignedIn } from '../../store/session';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { PageHead } from '../../ui/PageHead';
import { messages } from './categories.messages';
import type { Category } from './chart';

const TEXTS: DataTexts = {
  loading: messages.loading,
  failed: messages.failed,
  notOffered: { title: messages.notOffered },
};

type Props = {
  title: MessageDescriptor;
  actions?: ReactNode;
  /** `present` follows each change. `first` is for a form, and stays as it was loaded. */
  shows: 'present' | 'first';
  children: (chart: Chart) => ReactNode;
};

/** A page about the categories, which only administrators change. */
export function ChartPage({ title, actions, ...page }: Props) {
  const intl = useIntl();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isAdministrator = mayAccess(['admin'], useAppSelector(selectRole));
  if (!isSignedIn) return <SignInFirst />;
  return (
    <>
      <PageHead
        title={intl.formatMessage(title)}
        meta={isAdministrator ? <FormattedMessage {...messages.meta} /> : undefined}
        {...(isAdministrator && { actions })}
      />
      {isAdministrator ? (
        <LoadedChart {...page} />
      ) : (
        <EmptyState
          level={2}
          variant="page"
          picture="noAccess"
          title={<FormattedMessage {...messages.noAccessTitle} />}
        >
          <SupportContact />
        </EmptyState>
      )}
    </>
  );
}

function LoadedChart({ shows, children }: Pick<Props, 'shows' | 'children'>) {
  const { currentData, error, refetch } = useGetCategoryChartQuery(useSessionArg(undefined));
  const first = useFirstLoaded(currentData);
  const chart = shows === 'first' ? first : (currentData ?? first);
  return chart ? (
    children(chart)
  ) : (
    <DataAbsent error={error} onRetry={() => void refetch()} texts={TEXTS} variant="form" />
  );
}

/** Shows a category of the chart, or that it does not exist. */
export function OneCategory({
  chart,
  id,
  children,
}: {
  chart: Chart;
  id: string;
  children: (category: Category) => ReactNode;
}) {
  const category = chart.categories.find((one) => one.id === id);
  return category ? (
    children(category)
  ) : (
    <EmptyState level={2} variant="page" picture="empty" title={<FormattedMessage {...messages.gone} />}>
      <ButtonLink to={paths.categories.to()}>
        <FormattedMessage {...messages.toList} />
      </ButtonLink>
    </EmptyState>
  );
}
