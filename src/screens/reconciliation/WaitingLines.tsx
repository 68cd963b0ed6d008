import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProposalList, ReconciledLine } from '../../api/reconciliation';
import { money } from '../../i18n/formats';
import { Button } from '../../ui/Button';
import { TextButton } from '../../ui/TextButton';
import { IgnoreDialog } from './IgnoreDialog';
import { LineItem } from './LineItem';
import { acceptProposal } from './reconcile';
import { messages } from './reconciliation.messages';
import styles from './reconciliation.module.css';
import { SearchDialog } from './SearchDialog';
import { StrongDialog } from './StrongDialog';
import { useLines } from './useLines';
import type { Line } from './useLines';

type Props = { accountId: string; list: ProposalList; reload: () => void };

/** The lines of a page. Arrow keys change the line, Enter is its button, and U undoes the last act (specification §2.306). */
export function WaitingLines({ accountId, list, reload }: Props) {
  const intl = useIntl();
  const { lines, news, ...acts } = useLines(accountId, list.lines, reload);
  const [searched, setSearched] = useState<Line | null>(null);
  const [ignored, setIgnored] = useState<Line | null>(null);
  const [isListing, setListing] = useState(false);
  const items = useRef<HTMLOListElement>(null);
  /** The lines of this visit that can be undone, the last one at the end. */
  const done = useRef<string[]>([]);
  const waiting = lines.filter((line) => line.done === undefined);
  const strong = waiting.filter(({ proposal }) => proposal?.isStrong === true);

  const listItems = () => [...(items.current?.children ?? [])];
  /** Focuses the first button of a line, which is what a person most likely does with it. */
  const focusButton = (index: number) => listItems()[index]?.querySelector('button')?.focus();
  /** Focuses the next line that waits, so that Enter alone works through a statement. */
  const focusNext = (from: number) => {
    const next = lines.findIndex((line, index) => index > from && line.done === undefined);
    focusButton(next === -1 ? from : next);
  };
  const reconcile = async (reconciled: readonly ReconciledLine[]) => {
    const isDone = await acts.reconcile(reconciled);
    if (isDone) done.current.push(...reconciled.map(({ id }) => id));
    return isDone;
  };
  const accept = async (line: Line, index: number) => {
    const reconciled = acceptProposal(line);
    if (reconciled === undefined) {
      setSearched(line);
      return;
    }
    if (await reconcile([reconciled])) focusNext(index);
  };
  const undo = async (line: Line) => {
    done.current = done.current.filter((id) => id !== line.id);
    await acts.undo(line);
    focusButton(lines.findIndex(({ id }) => id === line.id));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    const at = listItems().findIndex((item) => item.contains(document.activeElement));
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (at === -1) return;
      event.preventDefault();
      focusButton(Math.min(Math.max(at + (key === 'ArrowDown' ? 1 : -1), 0), lines.length - 1));
    }
    if (key !== 'u' && key !== 'U') return;
    const last = lines.find(({ id }) => id === done.current.at(-1));
    if (last !== undefined) void undo(last);
  };
  return (
    <>
      <div className={styles['head']}>
        <p>
          <FormattedMessage
            {...messages.waiting}
            values={{
              lines: list.waiting.lines,
              in: <bdi>{money(intl, list.waiting.inCents)}</bdi>,
              out: <bdi>{money(intl, list.waiting.outCents)}</bdi>,
            }}
          />
        </p>
        {strong.length > 1 && (
          <Button variant="plain" onClick={() => setListing(true)}>
            <FormattedMessage {...messages.strong} values={{ count: strong.length }} />
          </Button>
        )}
      </div>
      <p className={styles['keys']}>
        <FormattedMessage {...messages.keys} />
      </p>
      <div role="presentation" onKeyDown={onKeyDown}>
        <ol ref={items} className={styles['lines']} aria-label={intl.formatMessage(messages.lines)}>
          {lines.map((line, index) => (
            <LineItem
              key={line.id}
              line={line}
              onAccept={() => void accept(line, index)}
              onSearch={() => setSearched(line)}
              onIgnore={() => setIgnored(line)}
              onUndo={() => void undo(line)}
            />
          ))}
        </ol>
      </div>
      {waiting.length === 0 && <TextButton text={messages.next} onClick={acts.reload} />}
      <p role="status" className="visuallyHidden" key={news?.number}>
        {news && intl.formatMessage(news.text, { count: news.count })}
      </p>
      <StrongDialog
        lines={isListing ? strong : null}
        onClose={() => setListing(false)}
        onAccept={(reconciled) => {
          setListing(false);
          void reconcile(reconciled);
        }}
      />
      <SearchDialog
        line={searched}
        onClose={() => setSearched(null)}
        onAccept={(reconciled) => {
          setSearched(null);
          void reconcile([reconciled]);
        }}
      />
      <IgnoreDialog
        line={ignored}
        onClose={() => setIgnored(null)}
        send={acts.ignore}
        onIgnored={({ id }) => done.current.push(id)}
      />
      <FocusFirst focus={() => focusButton(0)} />
    </>
  );
}

/** Focuses the first line when the page opens, because the keys work from there. */
function FocusFirst({ focus }: { focus: () => void }) {
  const first = useRef(focus);
  useEffect(() => first.current(), []);
  return null;
}
