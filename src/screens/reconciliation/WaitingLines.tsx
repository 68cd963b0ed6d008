import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ProposalList, ReconciledLine } from '../../api/reconciliation';
import { money } from '../../i18n/formats';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import { Button } from '../../ui/Button';
import { handleRowKey } from '../../ui/handleRowKey';
import { TextButton } from '../../ui/TextButton';
import { IgnoreDialog } from './IgnoreDialog';
import { LineItem } from './LineItem';
import { RecordDialog } from './RecordDialog';
import type { Fee, Making } from './RecordDialog';
import { acceptProposal } from './reconcile';
import { messages } from './reconciliation.messages';
import styles from './reconciliation.module.css';
import { SearchDialog } from './SearchDialog';
import { strongTexts } from './strong.messages';
import { StrongDialog } from './StrongDialog';
import { useLines } from './useLines';
import type { Line, Reload } from './useLines';

type Props = { accountId: string; list: ProposalList; reload: Reload };

/** The lines of a page. Arrow keys change the line, Enter is its button, and U undoes the last act (specification §2.306). */
export function WaitingLines({ accountId, list, reload }: Props) {
  const intl = useIntl();
  const dispatch = useAppDispatch();
  const { lines, news, ...acts } = useLines(accountId, list.lines, reload);
  const [searched, setSearched] = useState<Line | null>(null);
  const [ignored, setIgnored] = useState<Line | null>(null);
  const [making, setMaking] = useState<Making | null>(null);
  const [lastFee, setLastFee] = useState<Fee>();
  const [isListing, setListing] = useState(false);
  /** After a change of the lines the first one that waits from here on gets the focus. */
  const [focusFrom, setFocusFrom] = useState({ index: 0 });
  const items = useRef<HTMLOListElement>(null);
  const end = useRef<HTMLHeadingElement>(null);
  /** The lines of this visit that can be undone, the last one at the end. */
  const done = useRef<string[]>([]);
  const waiting = lines.filter((line) => line.done === undefined);
  /** What was done since the list was loaded. */
  const settled = lines.filter(
    (line) => line.done !== undefined && list.lines.some(({ id }) => id === line.id),
  );
  const left = list.waiting.lines - settled.length;
  const strong = waiting.filter(({ proposal }) => proposal?.isStrong === true);

  const listItems = () => [...(items.current?.children ?? [])];
  /** Returns the first button of a line, which is what a person most likely does with it. */
  const findButton = (item: Element | undefined) => item?.querySelector('button') ?? null;
  const indexOf = ({ id }: Pick<Line, 'id'>) => lines.findIndex((line) => line.id === id);
  useEffect(() => {
    const isWaiting = (line: Line) => line.done === undefined;
    const next = lines.findIndex((line, index) => index >= focusFrom.index && isWaiting(line));
    const item = listItems()[next === -1 ? lines.findIndex(isWaiting) : next];
    const target = findButton(item) ?? end.current;
    target?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a request moves the focus, and not each render
  }, [focusFrom]);

  const reconcile = async (reconciled: readonly ReconciledLine[], from?: Line, outcome?: string) => {
    const isDone = await acts.reconcile(reconciled, outcome);
    if (isDone) done.current.push(...reconciled.map(({ id }) => id));
    // A line that another person has dealt with is gone, so the next one has its place.
    setFocusFrom({ index: from === undefined ? 0 : indexOf(from) });
  };
  const accept = async (line: Line) => {
    const reconciled = acceptProposal(line);
    if (reconciled === undefined) setSearched(line);
    else await reconcile([reconciled], line);
  };
  const undo = async (line: Line) => {
    done.current = done.current.filter((id) => id !== line.id);
    await acts.undo(line);
    setFocusFrom({ index: indexOf(line) });
  };
  const showWaiting = async () => {
    await acts.showWaiting();
    setFocusFrom({ index: 0 });
  };
  /** Moves the focus on if the line of a closed dialog is gone with its buttons. */
  const skipGone = (line: Line | null | undefined) => {
    if (line && lines.every(({ id }) => id !== line.id)) setFocusFrom({ index: 0 });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const undoLast = () => {
      const last = lines.find(({ id }) => id === done.current.at(-1));
      if (last === undefined) dispatch(toastAdded({ messageId: messages.nothingToUndo.id }, 'info'));
      else void undo(last);
    };
    const rows = listItems();
    // Enter on a reconciled line would undo it.
    const findTarget = (row: Element) =>
      lines[rows.indexOf(row)]?.done === undefined ? findButton(row) : null;
    handleRowKey(event, { rows, findTarget, letters: { u: undoLast } });
  };
  return (
    <>
      <div className={styles['head']}>
        {left > 0 && (
          <p>
            <FormattedMessage
              {...messages.waiting}
              values={{
                lines: left,
                in: <bdi>{money(intl, list.waiting.inCents - sumOf(settled, 1))}</bdi>,
                out: <bdi>{money(intl, list.waiting.outCents - sumOf(settled, -1))}</bdi>,
              }}
            />
          </p>
        )}
        <p className={styles['keys']}>
          <FormattedMessage {...messages.keys} />
        </p>
        {strong.length > 1 && (
          <Button variant="plain" onClick={() => setListing(true)}>
            <FormattedMessage {...strongTexts.button} values={{ count: strong.length }} />
          </Button>
        )}
      </div>
      <div role="presentation" onKeyDown={onKeyDown}>
        <ol ref={items} className={styles['lines']} aria-label={intl.formatMessage(messages.lines)}>
          {lines.map((line) => (
            <LineItem
              key={line.id}
              line={line}
              onAccept={() => void accept(line)}
              onRecord={(what) => setMaking({ line, what })}
              onSearch={() => setSearched(line)}
              onIgnore={() => setIgnored(line)}
              onUndo={() => void undo(line)}
            />
          ))}
        </ol>
        {waiting.length === 0 && (
          <div className={styles['end']}>
            <h2 ref={end} tabIndex={-1}>
              <FormattedMessage {...(left > 0 ? messages.pageDone : messages.nothing)} />
            </h2>
            {left > 0 && <TextButton text={messages.next} onClick={() => void showWaiting()} />}
          </div>
        )}
      </div>
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
        onAccept={(reconciled, outcome) => {
          setSearched(null);
          void reconcile([reconciled], searched ?? undefined, outcome);
        }}
      />
      <RecordDialog
        making={making}
        accountId={accountId}
        lastFee={lastFee}
        onClose={() => {
          setMaking(null);
          skipGone(making?.line);
        }}
        send={acts.record}
        onRecorded={({ line, what }, made) => {
          if (what === 'fee') setLastFee(made);
          done.current.push(line.id);
          setFocusFrom({ index: indexOf(line) });
        }}
      />
      <IgnoreDialog
        line={ignored}
        onClose={() => {
          setIgnored(null);
          skipGone(ignored);
        }}
        send={acts.ignore}
        onIgnored={(line) => {
          done.current.push(line.id);
          setFocusFrom({ index: indexOf(line) });
        }}
      />
    </>
  );
}

/** Returns the money of lines in one direction, without sign. */
const sumOf = (lines: readonly Line[], sign: 1 | -1): number =>
  lines.reduce((sum, { cents }) => sum + Math.max(0, sign * cents), 0);
