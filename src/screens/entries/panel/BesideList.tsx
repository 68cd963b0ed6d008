import { Suspense, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import type { Entry } from '../../../api/entries';
import { lazyPart } from '../../../chunks/lazyPart';
import { messages as loadFailedMessages } from '../../../controls/loadFailed.messages';
import { Boundary } from '../../../ui/Boundary';
import { Button } from '../../../ui/Button';
import { rowLinkId } from '../entryColumns';
import { messages } from '../form/entry.messages';
import { readSaved } from '../savedEntry';
import styles from './BesideList.module.css';
import type { OpenRecord } from './useEntryLinks';

const { Part: EntryPanel } = lazyPart(
  async () => (await import(/* webpackChunkName: "entry" */ './EntryPanel')).EntryPanel,
);

type Props = {
  /** Null: nothing is open beside the list. */
  open: OpenRecord | null;
  /** The entries of the list. */
  entries: readonly Entry[];
  /** The list. */
  children: ReactNode;
};

/** The list, and the form of an entry beside it (specification §2.241). */
export function BesideList({ open, entries, children }: Props) {
  const location = useLocation();
  useFocusAfterClose(open);
  return (
    <div className={styles['beside']} data-beside={open !== null}>
      <div className={styles['list']}>{children}</div>
      {open && (
        <Boundary
          resetKey={location.search}
          fallback={(_crash, tryAgain) => <PanelFailed onRetry={tryAgain} />}
        >
          <Suspense fallback={<div role="status" className={styles['absent']} />}>
            <EntryPanel
              // The next form after a save begins empty.
              key={`${open.id} ${open.kind} ${readSaved(location.state)?.id}`}
              {...open}
              entries={entries}
            />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}

/** The code of the form could not be loaded. */
const PanelFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className={styles['absent']}>
    <p>
      <FormattedMessage {...messages.failed} />
    </p>
    <Button variant="plain" onClick={onRetry}>
      <FormattedMessage {...loadFailedMessages.tryAgain} />
    </Button>
  </div>
);

/** Returns the focus to the row whose form was closed. */
function useFocusAfterClose(open: OpenRecord | null): void {
  const openId = open?.id ?? null;
  const isOpen = open !== null;
  const lastId = useRef(openId);
  useEffect(() => {
    if (lastId.current !== null && !isOpen)
      document.getElementById(rowLinkId(lastId.current))?.focus({ preventScroll: true });
    lastId.current = openId;
  }, [openId, isOpen]);
}
