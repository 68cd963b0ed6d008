import { skipToken } from '@reduxjs/toolkit/query/react';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Entry } from '../../../api/entries';
import { useGetEntryHistoryQuery, useGetEntryQuery } from '../../../api/entry';
import { paths } from '../../../config/paths';
import { DataAbsent } from '../../../controls/DataAbsent';
import { useMayCall } from '../../../controls/useMayCall';
import { useSessionArg } from '../../../controls/useSessionArg';
import { ButtonLink } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { showsHistory, useBack, useHere } from '../back';
import { describeAbsence } from '../describeAbsence';
import { messages } from '../form/entry.messages';
import { EntryRecord } from '../form/EntryRecord';
import { findPaymentTexts } from '../form/paymentTexts';
import { EventList } from '../history/EventList';
import { messages as historyMessages } from '../history/history.messages';
import { PaymentList } from '../history/PaymentList';
import { titles } from '../title.messages';
import styles from './EntryPanel.module.css';
import type { OpenRecord } from './useEntryLinks';

type Props = OpenRecord & {
  /** The entries of the list beside the panel. */
  entries: readonly Entry[];
};

/** The form of an entry beside the list (specification §2.241). Escape closes it. */
export function EntryPanel({ id, kind, entries }: Props) {
  const navigate = useNavigate();
  const back = useBack();
  const panel = useRef<HTMLElement>(null);
  const index = entries.findIndex((entry) => entry.id === id);
  const nextId = index === -1 ? undefined : entries[index + 1]?.id;
  useEffect(() => {
    // The form of a new entry focuses its first field.
    if (id !== null) panel.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [id]);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields in it have the focus
    <aside
      ref={panel}
      className={styles['panel']}
      aria-labelledby={TITLE_ID}
      onKeyDown={(event) => {
        const { key, target, defaultPrevented, currentTarget } = event;
        if (key !== 'Escape' || defaultPrevented) return;
        // A list or a calendar of a field closes first. Its elements are outside the panel.
        const isInside = target instanceof Element && currentTarget.contains(target);
        if (!isInside || target.closest('[aria-expanded="true"]') !== null) return;
        // The question about typed values would close by the same key.
        event.stopPropagation();
        void navigate(back);
      }}
    >
      <EntryRecord
        {...{ id, kind, nextId }}
        Head={PanelHead}
        place="panel"
        findTitle={() => panel.current?.querySelector('h2') ?? null}
      />
      <p className={styles['hint']}>
        <FormattedMessage {...messages.nextKey} />
      </p>
      {id !== null && <History id={id} />}
    </aside>
  );
}

const TITLE_ID = 'entry-panel';

type HeadProps = { title: string; meta?: ReactNode; actions?: ReactNode };

function PanelHead({ title, meta, actions }: HeadProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const back = useBack();
  return (
    <header className={styles['head']}>
      <div className={styles['line']}>
        <h2 id={TITLE_ID} className={styles['title']} tabIndex={-1}>
          <bdi>{title}</bdi>
        </h2>
        <IconButton label={intl.formatMessage(messages.closePanel)} onClick={() => void navigate(back)}>
          <X aria-hidden size={20} />
        </IconButton>
      </div>
      {meta !== undefined && <p className={styles['meta']}>{meta}</p>}
      {actions !== null && <div className={styles['actions']}>{actions}</div>}
    </header>
  );
}

/** The payments and the changes of the entry, which load when they are opened, and the link to the payment of a part. */
function History({ id }: { id: string }) {
  const mayCall = useMayCall();
  const here = useHere();
  const state: unknown = useLocation().state;
  const [isOpen, setOpen] = useState(showsHistory(state));
  const { currentData: entry } = useGetEntryQuery(useSessionArg(id));
  const history = useGetEntryHistoryQuery(useSessionArg(isOpen ? id : skipToken));
  if (!entry || !mayCall('getEntryHistory')) return null;
  return (
    <details
      className={styles['history']}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <FormattedMessage {...titles.history} />
      </summary>
      {(entry.openCents ?? 0) > 0 && mayCall('addPayment') && (
        <ButtonLink variant="plain" to={paths.newPayment.to(id)} state={here}>
          <FormattedMessage {...findPaymentTexts([entry]).open} />
        </ButtonLink>
      )}
      {history.currentData ? (
        <>
          <PaymentList payments={history.currentData.payments} entry={entry} />
          <EventList events={history.currentData.events} kind={entry.kind} />
        </>
      ) : (
        <DataAbsent
          error={history.error}
          onRetry={() => void history.refetch()}
          texts={describeAbsence(history.error, historyMessages.notOffered)}
          variant="form"
        />
      )}
    </details>
  );
}
