import { network } from './network';
import { storeSession } from './renderApp';
import { getScenario } from './scenarios';

/** Stores the session of an administrator, and stubs what the frame of the app area reads. */
export function storeAdministrator(): void {
  storeSession();
  network.get('/session', getScenario('/session', 'admin').response);
  network.get('/dashboards', getScenario('/dashboards', 'dashboards').response);
}
