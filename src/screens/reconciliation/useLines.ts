import { useRef, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { toCallError } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { isOutdated, readChangedBy } from '../../api/failedChange';
import type { BodyOf } from '../../api/operationTypes';
import {
  useIgnoreLineMutation,
  useReconcileLinesMutation,
  useRecordLineMutation,
  useRestoreLineMutation,
  useUnmatchLineMutation,
} from '../../api/reconciliation';
import type { ProposalList, ReconciledLine, WaitingLine } from '../../api/reconciliation';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { useSubmission } from '../../controls/useSubmission';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import type { MessageText } from '../../store/toasts';
import { messages } from './reconciliation.messages';

/** What this visit has done with a line. */
export type Done = 'matched' | 'ignored';
/** `outcome`: with whom this visit has reconciled a line, or why it is ignored. */
export type Line = WaitingLine & { done?: Done | undefined; outcome?: string };

/** What a screen reader is told after an act. The number tells two equal ones apart. */
export type News = { text: MessageDescriptor; count: number; number: number };

/** Loads the lines that wait. No data: they could not be loaded. */
export type Reload = () => Promise<{ data?: ProposalList | undefined }>;

/**
 * The lines of the page, and what a person does with them (specification §2.306). A line of this visit stays in its place. `reload`
 * loads the lines that wait, because an undo or another person changes the entries that are proposed.
 */
export function useLines(accountId: string, loaded: readonly WaitingLine[], reload: Reload) {
  const dispatch = useAppDispatch();
  const begin = useSubmission();
  const [kept, setKept] = useState<readonly Line[]>(loaded);
  const [lastLoaded, setLastLoaded] = useState(loaded);
  const [news, setNews] = useState<News | null>(null);
  const isSending = useRef(false);
  const [reconcileLines] = useReconcileLinesMutation();
  const [ignoreLine] = useIgnoreLineMutation();
  const [recordLine] = useRecordLineMutation();
  const [unmatchLine] = useUnmatchLineMutation();
  const [restoreLine] = useRestoreLineMutation();
  if (loaded !== lastLoaded) {
    setLastLoaded(loaded);
    setKept(mergeLines(kept, loaded));
  }

  /** Sends one change at a time. Returns whether it was done. */
  const send = async (
    ids: readonly string[],
    call: () => Promise<{ error?: object | undefined }>,
  ): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    const end = begin();
    const { error } = await call();
    if (error !== undefined) {
      const failure = toCallError(error);
      const isEnded = failure.kind === 'http' && failure.endsSession;
      // The line, or what it is proposed for, may have changed. Without a session nothing is loaded.
      const { data } = isEnded ? {} : await reload();
      dispatch(toastAdded(describeFailure(failure, ids, data), 'error'));
    }
    isSending.current = false;
    end('stays');
    return error === undefined;
  };
  /** A form says itself why it was refused. A line of another person leaves the list. */
  const reloadTaken = async (error: object) => {
    if (isOutdated(toCallError(error))) await reload();
  };
  const mark = (ids: readonly string[], done: Done, outcome?: string) =>
    setKept((before) =>
      before.map((line) =>
        ids.includes(line.id)
          ? { ...line, version: line.version + 1, done, outcome: outcome ?? nameProposal(line) }
          : line,
      ),
    );
  const tell = (text: MessageDescriptor, count = 1) =>
    setNews((before) => ({ text, count, number: (before?.number ?? 0) + 1 }));

  return {
    lines: kept,
    news,
    reconcile: async (reconciled: readonly ReconciledLine[], outcome?: string) => {
      const ids = reconciled.map(({ id }) => id);
      const isDone = await send(ids, () => reconcileLines({ accountId, body: { lines: [...reconciled] } }));
      if (!isDone) return false;
      mark(ids, 'matched', outcome);
      tell(messages.done, reconciled.length);
      return true;
    },
    ignore: async (line: Line, reason: string): Promise<object | undefined> => {
      const { error } = await ignoreLine({ id: line.id, body: { version: line.version, reason } });
      if (error === undefined) mark([line.id], 'ignored', reason);
      else await reloadTaken(error);
      return error;
    },
    record: async (
      line: Line,
      body: Omit<BodyOf<'recordLine'>, 'version'>,
      outcome: string,
    ): Promise<object | undefined> => {
      const { error } = await recordLine({ id: line.id, body: { version: line.version, ...body } });
      if (error === undefined) mark([line.id], 'matched', outcome);
      else await reloadTaken(error);
      return error;
    },
    undo: async ({ id, version, done }: Line) => {
      const call = done === 'ignored' ? restoreLine : unmatchLine;
      if (!(await send([id], () => call({ id, body: { version } })))) return;
      // Its entries have other versions now.
      await reload();
      setKept((before) => before.map((line) => (line.id === id && line.done ? waitAgain(line) : line)));
      tell(messages.undone);
    },
    /** Forgets the lines of this visit, and loads those that wait. */
    showWaiting: async () => {
      setKept([]);
      await reload();
    },
  };
}

/** Returns the customers, suppliers and accounts of a proposal, each once. */
const nameProposal = ({ proposal }: WaitingLine): string =>
  [...new Set(proposal?.items.map(({ counterparty }) => counterparty))].join(', ');

/** The line as it waits if it could not be loaded again. */
const waitAgain = (line: Line): Line => ({ ...line, done: undefined, version: line.version + 1 });

/** Lines that wait are as they were loaded, and those of this visit stay. */
function mergeLines(kept: readonly Line[], loaded: readonly WaitingLine[]): Line[] {
  const byId = new Map(loaded.map((line) => [line.id, line]));
  const keptIds = new Set(kept.map(({ id }) => id));
  return [
    ...kept.flatMap((line): Line[] => {
      const present = byId.get(line.id);
      if (present !== undefined) return [present];
      return line.done === undefined ? [] : [line];
    }),
    ...loaded.filter(({ id }) => !keptIds.has(id)),
  ];
}

/** Returns the text of a failed act. Lines that were sent and no longer wait were dealt with by another person. */
function describeFailure(
  failure: CallError,
  ids: readonly string[],
  list: ProposalList | undefined,
): MessageText {
  const isTaken = failure.kind === 'http' && failure.status === 409 && failure.reason === 'matched-already';
  if (failure.kind !== 'http' || (!isOutdated(failure) && !isTaken))
    return describeFailedChange(failure, { notOffered: messages.unavailable });
  const isWaiting = ids.every((id) => list?.lines.some((line) => line.id === id));
  if (isWaiting) return { messageId: messages.proposalChanged.id };
  if (ids.length > 1) return { messageId: messages.conflictOfSeveral.id };
  const name = readChangedBy(failure.body);
  return name === null
    ? { messageId: messages.conflict.id }
    : { messageId: messages.conflictNamed.id, values: { name } };
}
