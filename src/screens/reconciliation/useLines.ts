import { useRef, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { toCallError } from '../../api/callError';
import {
  useIgnoreLineMutation,
  useReconcileLinesMutation,
  useRestoreLineMutation,
  useUnmatchLineMutation,
} from '../../api/reconciliation';
import type { ReconciledLine, WaitingLine } from '../../api/reconciliation';
import { describeFailedChange } from '../../controls/form/describeFailedChange';
import { useSubmission } from '../../controls/useSubmission';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import { messages } from './reconciliation.messages';

/** What this visit has done with a line. */
export type Done = 'matched' | 'ignored';
export type Line = WaitingLine & { done?: Done };

/** What a screen reader is told after an act. The number tells two equal ones apart. */
export type News = { text: MessageDescriptor; count: number; number: number };

/** The lines of the page, and what a person does with them (specification §2.306). `reload` loads them again. */
export function useLines(accountId: string, loaded: readonly WaitingLine[], reload: () => void) {
  const dispatch = useAppDispatch();
  const begin = useSubmission();
  const [changed, setChanged] = useState<ReadonlyMap<string, Pick<Line, 'version' | 'done'>>>(new Map());
  const [news, setNews] = useState<News | null>(null);
  const isSending = useRef(false);
  const [reconcileLines] = useReconcileLinesMutation();
  const [ignoreLine] = useIgnoreLineMutation();
  const [unmatchLine] = useUnmatchLineMutation();
  const [restoreLine] = useRestoreLineMutation();
  const lines = loaded.map((line): Line => ({ ...line, ...changed.get(line.id) }));

  /** Sends one change at a time. Returns whether it was done. */
  const send = async (call: () => Promise<{ error?: object | undefined }>): Promise<boolean> => {
    if (isSending.current) return false;
    isSending.current = true;
    const end = begin();
    const { error } = await call();
    isSending.current = false;
    end('stays');
    if (error === undefined) return true;
    dispatch(
      toastAdded(describeFailedChange(toCallError(error), { notOffered: messages.unavailable }), 'error'),
    );
    // The line, or what it is proposed for, may have changed.
    reload();
    return false;
  };
  const mark = (ids: readonly string[], done: Done | undefined) =>
    setChanged((before) => {
      const after = new Map(before);
      for (const line of lines)
        if (ids.includes(line.id)) after.set(line.id, { version: line.version + 1, ...(done && { done }) });
      return after;
    });
  const tell = (text: MessageDescriptor, count = 1) =>
    setNews((before) => ({ text, count, number: (before?.number ?? 0) + 1 }));

  return {
    lines,
    news,
    reconcile: async (reconciled: readonly ReconciledLine[]) => {
      const isDone = await send(() => reconcileLines({ accountId, body: { lines: [...reconciled] } }));
      if (!isDone) return false;
      mark(
        reconciled.map(({ id }) => id),
        'matched',
      );
      tell(messages.done, reconciled.length);
      return true;
    },
    ignore: async (line: Line, reason: string): Promise<object | undefined> => {
      const { error } = await ignoreLine({ id: line.id, body: { version: line.version, reason } });
      if (error === undefined) mark([line.id], 'ignored');
      return error;
    },
    undo: async ({ id, version, done }: Line) => {
      const call = done === 'ignored' ? restoreLine : unmatchLine;
      if (!(await send(() => call({ id, body: { version } })))) return;
      mark([id], undefined);
      tell(messages.undone);
    },
    /** Loads the lines that still wait. */
    reload: () => {
      setChanged(new Map());
      reload();
    },
  };
}
