import { useEffect, useRef, useState } from 'react';
import { toCallError } from '../../api/callError';
import type { CallError } from '../../api/callError';
import { statementsApi } from '../../api/statements';
import type { StatementChoices, StatementPreview, StatementResult } from '../../api/statements';
import { makeKeptWork } from '../../controls/form/keptWork';
import { useSubmission } from '../../controls/useSubmission';
import { useAppDispatch } from '../../store/hooks';

/** Why a file was not read or imported. `changed`: the browser cannot read it any more. */
export type StatementFailure = { at: 'preview' | 'import'; error: CallError | { kind: 'changed' } };

export type StatementState = {
  file: File | null;
  /** What the person has decided. */
  choices: StatementChoices;
  preview: StatementPreview | null;
  failure: StatementFailure | null;
  /** What is being sent, and its sent share from 0 to 1. */
  busy: { what: 'preview' | 'import'; share: number } | null;
  result: StatementResult | null;
};

const NO_FILE: StatementState = {
  ...{ file: null, choices: {}, preview: null },
  ...{ failure: null, busy: null, result: null },
};

const { useKeepWork, useRestoreWork } = makeKeptWork<{ file: File; choices: StatementChoices }>();

type Sent<T> = PromiseLike<{ data?: T | undefined; error?: object | undefined }> & { abort: () => void };

/** The statement that is being imported, and what the person can do with it. */
export function useStatement() {
  const dispatch = useAppDispatch();
  const begin = useSubmission();
  const { previewStatement, importStatement } = statementsApi.endpoints;
  const [state, setState] = useState(NO_FILE);
  const patch = (changes: Partial<StatementState>) => setState((now) => ({ ...now, ...changes }));
  const runningCall = useRef<{ abort: () => void } | null>(null);
  const stop = () => {
    runningCall.current?.abort();
    runningCall.current = null;
  };
  useEffect(() => stop, []);

  /** Returns null if the call failed, or if a later one has replaced it. */
  async function run<T>(
    what: 'preview' | 'import',
    file: File,
    send: (onProgress: (share: number) => void) => Sent<T>,
  ): Promise<T | null> {
    stop();
    const placeholder = { abort: () => undefined };
    runningCall.current = placeholder;
    patch({ failure: null, busy: { what, share: 0 } });
    const isReadable = await canRead(file);
    if (runningCall.current !== placeholder) return null;
    if (!isReadable) {
      patch({ busy: null, failure: { at: what, error: { kind: 'changed' } } });
      return null;
    }
    const call = send((share) => {
      if (runningCall.current === call) patch({ busy: { what, share } });
    });
    runningCall.current = call;
    const { data, error } = await call;
    if (runningCall.current !== call) return null;
    runningCall.current = null;
    if (data === undefined) patch({ busy: null, failure: { at: what, error: toCallError(error ?? {}) } });
    return data ?? null;
  }

  const preview = async (file: File, choices: StatementChoices) => {
    const data = await run<StatementPreview>('preview', file, (onProgress) =>
      dispatch(previewStatement.initiate({ file, choices, onProgress }, { track: false })),
    );
    if (data === null) return;
    const suggested = listSuggestions(data, choices);
    if (suggested.length === 0) {
      patch({ preview: data, busy: null });
      return;
    }
    // The lines that are new depend on the account, so the file is read with the proposed one.
    const more = { ...choices, accounts: [...(choices.accounts ?? []), ...suggested] };
    patch({ choices: more });
    await preview(file, more);
  };
  const choose = (file: File, choices: StatementChoices = {}) => {
    setState({ ...NO_FILE, file, choices });
    void preview(file, choices);
  };
  const start = async () => {
    const { file, choices } = state;
    if (file === null) return;
    const endSubmission = begin();
    const data = await run<StatementResult>('import', file, (onProgress) =>
      dispatch(importStatement.initiate({ file, choices, onProgress }, { track: false })),
    );
    endSubmission('stays');
    if (data !== null) setState({ ...NO_FILE, result: data });
  };
  useKeepWork(state.file && { file: state.file, choices: state.choices });
  useRestoreWork(
    ({ file, choices }) => choose(file, choices),
    // An earlier file never replaces one that was chosen since.
    () => state.file === null,
  );

  return {
    state,
    choose: (file: File) => choose(file),
    reset: () => {
      stop();
      setState(NO_FILE);
    },
    /** Adds choices of how the file is read, and reads it again. */
    read: (changes: StatementChoices) => {
      if (state.file === null) return;
      const choices = { ...state.choices, ...changes };
      patch({ choices });
      void preview(state.file, choices);
    },
    /** Chooses the lines that are stored although they may be stored already. */
    take: (taken: number[]) => patch({ choices: { ...state.choices, taken } }),
    start,
    retry: () => {
      if (state.failure?.at === 'import') void start();
      else if (state.file) void preview(state.file, state.choices);
    },
    /** Ends what is being sent. Without a preview the file is dropped too. */
    cancel: () => {
      stop();
      setState((now) => (now.preview === null ? NO_FILE : { ...now, busy: null }));
    },
  };
}

/** Returns the accounts of the last import for the parts whose account nobody has chosen. */
const listSuggestions = ({ parts }: StatementPreview, { accounts = [] }: StatementChoices) =>
  parts.flatMap(({ key, questions, suggestedAccountId }) =>
    suggestedAccountId !== undefined &&
    questions.includes('account') &&
    accounts.every((answer) => answer.key !== key)
      ? [{ key, accountId: suggestedAccountId }]
      : [],
  );

/** Whether the browser can still read a file. */
async function canRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

export type StatementProcess = ReturnType<typeof useStatement>;
