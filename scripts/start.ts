// `npm start`: portal and reference backend in one process.
import { run } from '../server/process';
import { ensureBuilt } from './portalBuild';

ensureBuilt();
await run({ portal: true });
