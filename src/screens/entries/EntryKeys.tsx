import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMayCall } from '../../controls/useMayCall';
import { handleRowKey } from '../../ui/handleRowKey';
import { isPlainKey } from '../../ui/isPlainKey';
import { messages } from './entries.messages';
import styles from './EntryKeys.module.css';
import { clickPayButton } from './form/payButton';

/** From here the arrow down enters the list: a page that was opened by keyboard, and the search. */
const ENTRANCES = 'main:focus-visible, main [type="search"]';

const listRows = (list: HTMLElement) => [...list.querySelectorAll('[data-index]')];

/** Returns the link that opens the entry of a row. */
const findLink = (row: Element) => row.querySelector('a');

/** The keys of the rows, and a line that says them (specification §2.380). */
export function EntryKeys({ children }: { children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  const mayPay = useMayCall()('payEntries');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key !== 'ArrowDown' || !isPlainKey(event) || !activeElement?.matches(ENTRANCES)) return;
      const rows = list.current ? listRows(list.current) : [];
      const inView = rows.find((row) => row.getBoundingClientRect().top >= 0);
      if (!inView) return;
      event.preventDefault();
      findLink(inView)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <p className={styles['keys']}>
        <FormattedMessage {...(mayPay ? messages.keys : messages.keysWithoutPayment)} />
      </p>
      <div
        ref={list}
        role="presentation"
        onKeyDown={(event) =>
          handleRowKey(event, {
            rows: listRows(event.currentTarget),
            findTarget: findLink,
            letters: { p: clickPayButton },
          })
        }
      >
        {children}
      </div>
    </>
  );
}
