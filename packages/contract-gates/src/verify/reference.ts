// The shipped reference backend on an empty database of its own, ready to be verified.
import type { VerifierOptions } from '@pact-foundation/pact';
import { closeServingApp, buildTestApp } from '../../../../test/support/backend/app';
import { openTestDatabase } from '../../../../test/support/backend/database';
import { stateHandlers } from '../../../../test/pact/providerStates';
import { commitOf, git } from '../git';
import { ALL_BUT_RECORDS } from '../places';

export type Reference = {
  providerBaseUrl: string;
  stateHandlers: NonNullable<VerifierOptions['stateHandlers']>;
  close: () => Promise<void>;
};

export async function startReference(): Promise<Reference> {
  const database = await openTestDatabase();
  const app = await buildTestApp(database);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    providerBaseUrl: `${origin}/api`,
    stateHandlers: stateHandlers(app, database),
    close: async () => {
      await closeServingApp(app);
      await database.close();
    },
  };
}

/** The commit; with `-dirty` where any file but a record differs from it. @throws {Error} without a commit. */
export function referenceVersion(): string {
  const commit = commitOf('HEAD');
  if (commit === null)
    throw new Error('There is no commit to name the reference backend by: git commit first');
  return git('status', '--porcelain', '--', ...ALL_BUT_RECORDS) === '' ? commit : `${commit}-dirty`;
}
