import { Info, Table2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { linkAddress } from '../../../controls/linkAddress';
import { IconButton } from '../../../ui/IconButton';
import { Link } from '../../../ui/Link';
import { usePrinting } from '../../../ui/usePrinting';
import type { WidgetHead } from './kinds';
import { messages } from './widget.messages';
import styles from './WidgetFrame.module.css';

type Props = {
  head: WidgetHead;
  /** Language of the server's texts, if it is not the page's. */
  lang: string | undefined;
  /** The content in one sentence, which repeats what is seen. It is for screen readers, and beside the table. */
  sentence?: ReactNode;
  /** How much of the content is shown. */
  extent?: ReactNode;
  /** The same values as a table, for a chart. A print has both. */
  table?: ReactNode;
  /** Number of entries behind the figure. */
  count?: number | undefined;
  /** Whether a button shows the note, because the card has enough lines without it. */
  isNoteFolded?: boolean;
  children: ReactNode;
};

/** The card of a widget: title, content, sentence, note, and the link to what is behind it. */
export function WidgetFrame({
  head,
  lang,
  sentence,
  extent,
  table,
  count,
  isNoteFolded = false,
  children,
}: Props) {
  const intl = useIntl();
  const id = useId();
  const [isTable, setTable] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const isPrinting = usePrinting();
  const title = head.title || intl.formatMessage(messages.untitled);
  // There is nothing behind a count of zero.
  const to = count === 0 ? null : linkAddress(head.link);
  const hasNote = head.note !== undefined && head.note !== '';
  return (
    <section className={styles['card']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['title']}>
          <bdi lang={lang}>{title}</bdi>
        </h2>
        {table !== undefined && (
          <IconButton
            label={intl.formatMessage(messages.showTable, { title })}
            aria-pressed={isTable}
            onClick={() => setTable(!isTable)}
          >
            <Table2 aria-hidden size={18} />
          </IconButton>
        )}
        {hasNote && isNoteFolded && (
          <IconButton
            label={intl.formatMessage(messages.showNote, { title })}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <Info aria-hidden size={18} />
          </IconButton>
        )}
      </div>
      <figure className={styles['figure']}>
        {(!isTable || isPrinting) && children}
        {(isTable || isPrinting) && table}
        {sentence !== undefined && (
          <figcaption className={isTable || isPrinting ? styles['sentence'] : 'visuallyHidden'}>
            {sentence}
          </figcaption>
        )}
        {extent !== undefined && <figcaption className={styles['sentence']}>{extent}</figcaption>}
      </figure>
      {hasNote && (!isNoteFolded || isUnfolded || isPrinting) && (
        <p className={styles['note']}>
          <bdi lang={lang}>{head.note}</bdi>
        </p>
      )}
      {to !== null && (
        <p className={styles['foot']}>
          <WidgetLink to={to} title={title} isEntries={head.link?.to === 'entries'} count={count} />
        </p>
      )}
    </section>
  );
}

type LinkProps = { to: string; title: string; isEntries: boolean; count: number | undefined };

function WidgetLink({ to, title, isEntries, count }: LinkProps) {
  const intl = useIntl();
  const link = describeLink(intl, isEntries, count);
  return (
    <Link
      className={styles['link']}
      to={to}
      aria-label={intl.formatMessage(messages.linkName, { link, title })}
    >
      {link}
    </Link>
  );
}

function describeLink(intl: IntlShape, isEntries: boolean, count: number | undefined): string {
  if (!isEntries) return intl.formatMessage(messages.toDashboard);
  if (count === undefined) return intl.formatMessage(messages.toEntries);
  return intl.formatMessage(messages.toCountedEntries, { count });
}

/** Replaces the content of a widget without values. */
export const NoValues = () => (
  <p className={styles['empty']}>
    <FormattedMessage {...messages.empty} />
  </p>
);
