import { useEffect, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { formatList } from '../../i18n/formats';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import type { FilterPart } from './FilterBadges';
import { listTexts } from './list.messages';
import styles from './ListPage.module.css';
import { ListPages } from './ListPages';
import type { Pages } from './ListPages';
import type { ListAddress } from './useListAddress';

type Props = {
  /** The counts of the list, and the parameters of the pages around it. */
  list: Pages & { total: { count: number }; offset?: number };
  /** The number of rows on this page. */
  rows: number;
  isBusy: boolean;
  address: ListAddress;
  parts?: readonly FilterPart[];
  texts: {
    /** No row matches. */
    none: MessageDescriptor;
    /** There is no row without a filter either. */
    noneYet: MessageDescriptor;
  };
  /** What to do if there is no row without a filter. */
  next?: ReactNode;
  /** Number and sums of all pages. Not shown if there is no row. */
  summary: ReactNode;
  /** The check box of all rows of the page, if they are cards. A table has it in its head. */
  selectAll?: ReactNode;
  /** The element with the summary, if the page focuses it. */
  top?: RefObject<HTMLDivElement | null>;
  /** The table. */
  children: ReactNode;
  /** Actions with the selected rows. */
  selection?: ReactNode;
};

/** One page of a list: summary, table, and links to the other pages. Screen readers announce a new result. */
export function ListResult({
  list,
  rows,
  isBusy,
  address,
  parts = [],
  texts,
  next,
  summary,
  selectAll,
  top: pageTop,
  children,
  selection,
}: Props) {
  const intl = useIntl();
  const ownTop = useRef<HTMLDivElement>(null);
  const top = pageTop ?? ownTop;
  const keepTop = useTopAfterMove(list, top);
  const { total, offset } = list;
  const isPart = offset !== undefined && rows > 0 && rows < total.count;
  return (
    <div className={styles['list']} aria-busy={isBusy}>
      <div
        ref={top}
        role="group"
        className={styles['summary']}
        aria-label={intl.formatMessage(listTexts.result)}
        aria-live="polite"
        tabIndex={-1}
      >
        {total.count === 0 ? (
          <span className="visuallyHidden">
            <FormattedMessage {...texts.none} />
          </span>
        ) : (
          summary
        )}
        {(selectAll !== undefined || isPart) && (
          <div className={styles['rows']}>
            {selectAll}
            {offset !== undefined && (
              <p>
                <FormattedMessage
                  {...listTexts.rows}
                  values={{
                    from: intl.formatNumber(offset + 1),
                    to: intl.formatNumber(offset + rows),
                    total: intl.formatNumber(total.count),
                  }}
                />
              </p>
            )}
          </div>
        )}
      </div>
      {total.count === 0 ? (
        <Nothing address={address} parts={parts} texts={texts} next={next} />
      ) : (
        <>
          <div className={styles['card']}>{children}</div>
          {selection}
          <ListPages list={list} address={address} onMove={keepTop} />
        </>
      )}
    </div>
  );
}

/** After a move to another page, its first row is visible, and the focus and screen readers start there. */
function useTopAfterMove(list: object, top: RefObject<HTMLDivElement | null>) {
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) top.current?.focus();
    hasMoved.current = false;
  }, [list, top]);
  return () => {
    hasMoved.current = true;
  };
}

type NothingProps = Pick<Props, 'address' | 'texts' | 'next'> & { parts: readonly FilterPart[] };

/** No row matches, or there is none at all. */
function Nothing({ address, parts, texts, next }: NothingProps) {
  const intl = useIntl();
  const filter = formatList(
    intl,
    parts.map(({ text }) => text),
  );
  return (
    <EmptyState level={2} variant="page" picture="empty" title={<FormattedMessage {...texts.none} />}>
      <p>
        {parts.length === 0 ? (
          <FormattedMessage {...texts.noneYet} />
        ) : (
          <FormattedMessage {...listTexts.noneDetail} values={{ filter: <bdi>{filter}</bdi> }} />
        )}
      </p>
      {parts.length === 0 ? (
        next
      ) : (
        <ButtonLink variant="plain" to={address.cleared}>
          <FormattedMessage {...listTexts.clear} />
        </ButtonLink>
      )}
    </EmptyState>
  );
}
