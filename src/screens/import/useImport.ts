import { useEffect, useRef, useState } from 'react';
import { toCallError } from '../../api/callError';
import { importsApi } from '../../api/imports';
import type { ImportChoices, ImportPreview, ImportResult, Upload } from '../../api/imports';
import { useSubmission } from '../../controls/useSubmission';
import { useAppDispatch } from '../../store/hooks';
import { toastAdded } from '../../store/toasts';
import { messages as fileTexts } from './choose.messages';
import { mergeChoices, pickReadingChoices } from './choices';
import { describeFailure, isEndUnknown } from './describeFailure';
import type { ImportFailure } from './describeFailure';
import { useRestoreFile, useKeepFile } from './keptFile';

export type ImportState = {
  file: File | null;
  /** What the person has decided. The backend makes all other choices. */
  choices: ImportChoices;
  /** How the file was understood last. It may belong to earlier choices. */
  preview: ImportPreview | null;
  failure: ImportFailure | null;
  /** What is being sent, and its sent share from 0 to 1. */
  busy: { what: 'preview' | 'import'; share: number } | null;
  result: ImportResult | null;
  /** The file was chosen before the session ended. */
  isRestored: boolean;
};

const NO_IMPORT: ImportState = {
  file: null,
  choices: {},
  preview: null,
  failure: null,
  busy: null,
  result: null,
  isRestored: false,
};

/** Pause after a choice, because a person often makes several. */
const PAUSE_MS = 300;

/** The file that is being imported, and what the person can do with it. */
export function useImport() {
  const dispatch = useAppDispatch();
  const begin = useSubmission();
  const { previewImport, importEntries } = importsApi.endpoints;
  const [state, setState] = useState(NO_IMPORT);
  const patch = (changes: Partial<ImportState>) => setState((now) => ({ ...now, ...changes }));
  const { run, stop } = useOneCall(patch);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);

  const preview = async (file: File, choices: ImportChoices, failure: ImportFailure | null = null) => {
    const upload = { file, choices: pickReadingChoices(choices) };
    const previewEnd = await run<ImportPreview>({ what: 'preview', upload, failure }, (one) =>
      dispatch(previewImport.initiate(one, { track: false })),
    );
    if (previewEnd && 'data' in previewEnd) patch({ preview: previewEnd.data, busy: null });
  };
  const reset = (changes: Partial<ImportState> = {}) => {
    clearTimeout(timer.current);
    stop();
    setState({ ...NO_IMPORT, ...changes });
  };
  const choose = (file: File, choices: ImportChoices = {}, isRestored = false) => {
    reset({ file, choices, isRestored });
    void preview(file, choices);
  };
  const start = async () => {
    const { file } = state;
    if (file === null || state.preview === null) return;
    const endSubmission = begin();
    const choices = mergeChoices(state.preview, state.choices);
    const importEnd = await run<ImportResult>({ what: 'import', upload: { file, choices } }, (one) =>
      dispatch(importEntries.initiate(one, { track: false })),
    );
    endSubmission('stays');
    if (hasLeft.current) {
      const toast = importEnd && describeEnd(importEnd);
      if (toast) dispatch(toast);
    } else if (importEnd && 'data' in importEnd) setState({ ...NO_IMPORT, result: importEnd.data });
    // The file may have been imported in another tab meanwhile.
    else if (importEnd && isOutdated(importEnd)) await preview(file, state.choices, importEnd);
  };
  useKeepFile(state.file && { file: state.file, choices: state.choices });
  useRestoreFile(
    ({ file, choices }) => choose(file, choices, true),
    // An earlier file never replaces one that was chosen since.
    () => state.file === null,
  );

  return {
    state,
    choose: (file: File) => choose(file),
    /** Drops the file. */
    reset: () => reset(),
    /** Adds choices of how the file is read. The backend reads it again after a pause. */
    read: (changes: ImportChoices, others: ImportChoices = state.choices) => {
      const { file } = state;
      if (file === null) return;
      const choices = { ...others, ...changes };
      // At once, because an import with choices that were not previewed must not start meanwhile.
      stop();
      patch({ choices, failure: null, busy: { what: 'preview', share: 0 } });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void preview(file, choices), PAUSE_MS);
    },
    /** Choices of which rows are imported. */
    select: (changes: ImportChoices) => patch({ choices: { ...state.choices, ...changes } }),
    start,
    retry: () => {
      if (state.failure?.at === 'import') void start();
      else if (state.file) void preview(state.file, state.choices);
    },
    /** Ends what is being sent. Without a preview the file is dropped too. */
    cancel: () => {
      stop();
      setState((now) => (now.preview === null ? NO_IMPORT : { ...now, busy: null }));
    },
  };
}

/** Whether the server has received the file of an import. The import then goes on without the page. */
export const isSent = ({ busy }: Pick<ImportState, 'busy'>): boolean =>
  busy?.what === 'import' && busy.share >= 1;

/** Reports the end of an import whose page the person has left. Null: the login screen reports the end of the session. */
function describeEnd(end: { data: ImportResult } | ImportFailure) {
  if ('data' in end)
    return toastAdded({ messageId: fileTexts.leftDone.id, values: { count: end.data.added } }, 'success');
  if (describeFailure(end) === null) return null;
  const text = isEndUnknown(end) ? fileTexts.leftUnknown : fileTexts.leftFailed;
  return toastAdded({ messageId: text.id }, 'error');
}

/** Sends one call at a time. A later call ends the earlier one. Leaving the page ends it too, unless the import is sent. */
function useOneCall(patch: (changes: Partial<ImportState>) => void) {
  const runningCall = useRef<{ abort: () => void } | null>(null);
  const goesOn = useRef(false);
  const stop = () => {
    runningCall.current?.abort();
    runningCall.current = null;
  };
  useEffect(
    () => () => {
      if (!goesOn.current) stop();
    },
    [],
  );

  type Sent<T> = PromiseLike<{ data?: T | undefined; error?: object | undefined }> & { abort: () => void };
  type Call = {
    what: 'preview' | 'import';
    upload: Upload;
    /** The failure of an earlier call that stays visible. */
    failure?: ImportFailure | null;
  };
  /** Returns null if the call was ended. */
  async function run<T>(
    { what, upload, failure = null }: Call,
    send: (upload: Upload) => Sent<T>,
  ): Promise<{ data: T } | ImportFailure | null> {
    stop();
    const placeholder = { abort: () => undefined };
    runningCall.current = placeholder;
    goesOn.current = false;
    patch({ failure, busy: { what, share: 0 } });
    const fail = (error: ImportFailure['error']): ImportFailure => {
      runningCall.current = null;
      const importFailure: ImportFailure = { at: what, error };
      patch({ busy: null, failure: importFailure });
      return importFailure;
    };
    const isReadable = await canRead(upload.file);
    if (runningCall.current !== placeholder) return null;
    if (!isReadable) return fail({ kind: 'changed' });
    const call = send({
      ...upload,
      onProgress: (share) => {
        if (runningCall.current !== call) return;
        const busy = { what, share };
        goesOn.current = isSent({ busy });
        patch({ busy });
      },
    });
    runningCall.current = call;
    const { data, error } = await call;
    if (runningCall.current !== call) return null;
    if (data === undefined) return fail(toCallError(error ?? {}));
    runningCall.current = null;
    return { data };
  }
  return { run, stop };
}

/** The reasons of a 422 that contradict the preview. */
const OUTDATED_REASONS = ['nothing-to-add', 'open-questions', 'invalid-rows'];

/** Whether the preview no longer says what an import would do. */
const isOutdated = ({ error }: ImportFailure): boolean =>
  error.kind === 'http' && error.status === 422 && OUTDATED_REASONS.includes(error.reason ?? '');

/** Whether the browser can still read a file. A changed or moved file, and a folder, cannot be read. */
async function canRead(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

export type ImportProcess = ReturnType<typeof useImport>;
