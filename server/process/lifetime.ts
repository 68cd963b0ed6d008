import { asCannotStart, framesOf, innerCode, type CannotStart } from '../errors/cannotStart';

/** Something that runs. */
type Running = {
  /** What to print once it runs. */
  text: string;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Resolves when it turns out later that it cannot go on. */
  failure?: Promise<CannotStart>;
};

/**
 * Closes what was opened, the last one first. One that cannot be closed does not keep the others open.
 * @param closers emptied, so that nothing is closed twice.
 * @throws the first error, after all were called.
 */
export async function closeAll(closers: (() => Promise<void>)[]): Promise<void> {
  const errors: unknown[] = [];
  for (const close of closers.splice(0).reverse()) {
    await close().catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw errors[0];
}

/** Prints a line on stdout. */
export const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Starts something that runs until SIGINT or SIGTERM. Prints its text once it runs. A start that fails
 * prints its sentence and sets exit code 1; with LOG_LEVEL=debug it prints where, too.
 * @param start may end early once its signal says that a stop was asked for. It is stopped after it otherwise.
 */
export async function live(start: (asked: AbortSignal) => Promise<Running>): Promise<void> {
  const asked = new AbortController();
  let running: Running | undefined;

  const end = (signal: NodeJS.Signals) => {
    (running?.stop(signal) ?? Promise.resolve()).then(
      () => process.exit(),
      (error: unknown) => {
        process.stderr.write(`The server did not stop cleanly (${innerCode(error) || 'no code'}).\n`);
        process.exit(1);
      },
    );
  };
  const stop = (signal: NodeJS.Signals) => {
    // Asked a second time, the default answers: the process ends at once.
    process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
    // In production stdout has nothing but the log.
    if (signal === 'SIGINT') process.stderr.write('\nStopping …\n');
    asked.abort(signal);
    if (running !== undefined) end(signal);
  };
  // Before the start: it opens a port, and whoever finds that open may stop the process at once.
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    running = await start(asked.signal);
  } catch (error) {
    // A start that was broken off has not failed.
    if (asked.signal.aborted) process.exit();
    report(asCannotStart(error));
    return;
  }
  if (asked.signal.aborted) {
    end('SIGTERM');
    return;
  }
  void running.failure?.then((later) => {
    report(later);
    stop('SIGTERM');
  });
  process.stdout.write(running.text);
}

function report(failure: CannotStart): void {
  process.stderr.write(`${failure.message}\n`);
  // Without the messages, which can quote parameters of a query.
  if (isDebugging()) process.stderr.write(`${framesOf(failure)}\n`);
  process.exitCode = 1;
}

const isDebugging = (): boolean => /^(debug|trace)$/i.test(process.env['LOG_LEVEL']?.trim() ?? '');
