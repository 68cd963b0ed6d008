// Starts the worker from its source. It is JavaScript, because a new process does not have the loader of the server.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
