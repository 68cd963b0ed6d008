import { FormattedMessage, useIntl } from 'react-intl';
import { useListSeriesQuery } from '../../../api/series';
import type { SeriesList } from '../../../api/series';
import { paths } from '../../../config/paths';
import { fieldNames, kindNames } from '../../../controls/entries/names.messages';
import type { FilterPart } from '../../../controls/list/FilterBadges';
import { ListPage } from '../../../controls/list/ListPage';
import { ListResult } from '../../../controls/list/ListResult';
import { ListTable } from '../../../controls/list/ListTable';
import type { ListColumn } from '../../../controls/list/ListTable';
import { useListAddress } from '../../../controls/list/useListAddress';
import { useMayCall } from '../../../controls/useMayCall';
import { useSessionArg } from '../../../controls/useSessionArg';
import { money } from '../../../i18n/formats';
import { ButtonLink } from '../../../ui/Button';
import { Link } from '../../../ui/Link';
import { titles } from '../title.messages';
import { describeEnd, describeNext, describeRhythm } from './describeSeries';
import { messages } from './seriesPages.messages';
import styles from './SeriesListScreen.module.css';

const TEXTS = {
  loading: messages.loading,
  failed: messages.failed,
  notOffered: { title: messages.notOffered },
};
const RESULT_TEXTS = { none: messages.none, noneYet: messages.noneYet };

const COLUMNS: readonly ListColumn<SeriesList['series'][number]>[] = [
  {
    id: 'counterparty',
    title: fieldNames.counterparty,
    cell: (one, intl) => (
      <div className={styles['name']}>
        <Link to={paths.series.to(one.id)}>
          <bdi>{one.counterparty}</bdi>
        </Link>
        <p className={styles['rhythm']}>{describeRhythm(intl, one)}</p>
      </div>
    ),
  },
  {
    id: 'amount',
    title: fieldNames.amount,
    isNumber: true,
    cell: ({ amountCents }, intl) => <bdi>{money(intl, amountCents)}</bdi>,
  },
  { id: 'next', title: messages.next, cell: (one, intl) => describeNext(intl, one) },
  { id: 'end', title: messages.end, cell: (one, intl) => describeEnd(intl, one) },
  { id: 'kind', title: fieldNames.kind, cell: ({ kind }, intl) => intl.formatMessage(kindNames[kind]) },
];

/** The entries of the company that repeat (specification §2.202). Those that have ended have a link of their own. */
export function SeriesListScreen() {
  const intl = useIntl();
  const mayCall = useMayCall();
  const address = useListAddress({ state: true });
  const isEnded = address.filter.state === 'ended';
  const state = isEnded ? 'ended' : 'running';
  const result = useListSeriesQuery(useSessionArg({ state, ...address.page }));
  const parts: FilterPart[] = isEnded ? [{ names: ['state'], text: intl.formatMessage(messages.ended) }] : [];
  return (
    <ListPage
      title={intl.formatMessage(titles.seriesList)}
      actions={
        mayCall('addSeries') && (
          <ButtonLink to={paths.newSeries.to()}>
            <FormattedMessage {...titles.newSeries} />
          </ButtonLink>
        )
      }
      address={address}
      tools={
        <ButtonLink variant="plain" to={address.change({ state: isEnded ? null : 'ended' })}>
          <FormattedMessage {...(isEnded ? messages.showRunning : messages.showEnded)} />
        </ButtonLink>
      }
      parts={parts}
      result={result}
      texts={TEXTS}
    >
      {(list, isBusy) => (
        <ListResult
          list={{ ...list, next: list.next ?? null }}
          rows={list.series.length}
          isBusy={isBusy}
          address={address}
          parts={parts}
          texts={RESULT_TEXTS}
          summary={
            <p>
              <FormattedMessage {...messages.total} values={{ count: list.total.count }} />
            </p>
          }
        >
          <ListTable
            label={intl.formatMessage(titles.seriesList)}
            columns={COLUMNS}
            rows={list.series}
            address={address}
          />
        </ListResult>
      )}
    </ListPage>
  );
}
