// Starts the reference backend with an empty database, for a verification.
import type { StartedProvider } from 'contract-gates';
import { closeServingApp } from '../support/backend/app';
import { openTestDatabase } from '../support/backend/database';
import { buildWithStates } from './providerStates';

export async function startReference(): Promise<StartedProvider> {
  const database = await openTestDatabase();
  const { app, stateHandlers } = await buildWithStates(database);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    providerBaseUrl: `${origin}/api`,
    stateHandlers,
    close: async () => {
      await closeServingApp(app);
      await database.close();
    },
  };
}
