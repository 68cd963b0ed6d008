import { toCannotStart, describeStacks, innerCode, type CannotStart } from '../errors/cannotStart';

/** A started program. */
type Running = {
  /** Text to print after the start. */
  text: string;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Resolves with the reason if a started program cannot continue. */
  fatal?: Promise<CannotStart>;
};

/**
 * Calls all closers, the last one first, also if one of them fails.
 * @param closers emptied, so that none is called twice.
 * @throws the first error, after all calls.
 */
export async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closers.splice(0).reverse()) {
    await close().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Starts a program and stops it at SIGINT or SIGTERM. A failed start prints its sentence and sets exit code 1. With
 * LOG_LEVEL=debug or LOG_LEVEL=trace it also prints the stack.
 * @param start may end early if its signal is aborted. If it does not, the program is stopped after the start.
 */
export async function runUntilSignal(start: (stopSignal: AbortSignal) => Promise<Running>): Promise<void> {
  const stopRequest = new AbortController();
  // An object, because the compiler does not see that a listener assigns a variable.
  const received: { signal?: NodeJS.Signals } = {};
  let running: Running | undefined;

  const stopAndExit = ({ stop }: Running, signal: NodeJS.Signals) => {
    stop(signal).then(
      () => process.exit(),
      (error: unknown) => {
        process.stderr.write(`The server did not stop cleanly (${innerCode(error) || 'no code'}).\n`);
        process.exit(1);
      },
    );
  };
  const onSignal = (signal: NodeJS.Signals) => {
    // A second signal ends the process at once, which is the default of Node.
    process.removeListener('SIGINT', onSignal).removeListener('SIGTERM', onSignal);
    // stderr, because in production stdout contains the log only.
    if (signal === 'SIGINT') process.stderr.write('\nStopping …\n');
    received.signal = signal;
    stopRequest.abort();
    if (running !== undefined) stopAndExit(running, signal);
  };
  // Registered before the start, because a signal may arrive as soon as the port is open.
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  try {
    running = await start(stopRequest.signal);
  } catch (error) {
    // An aborted start has not failed.
    if (stopRequest.signal.aborted) process.exit();
    reportFailure(toCannotStart(error));
    return;
  }
  if (received.signal !== undefined) {
    stopAndExit(running, received.signal);
    return;
  }
  void running.fatal?.then((failure) => {
    reportFailure(failure);
    onSignal('SIGTERM');
  });
  process.stdout.write(running.text);
}

function reportFailure(failure: CannotStart): void {
  process.stderr.write(`${failure.message}\n`);
  // Omits the messages, because they can contain parameters of a query.
  if (isDebugging()) process.stderr.write(`${describeStacks(failure)}\n`);
  process.exitCode = 1;
}

const isDebugging = (): boolean => /^(debug|trace)$/i.test(process.env['LOG_LEVEL']?.trim() ?? '');
