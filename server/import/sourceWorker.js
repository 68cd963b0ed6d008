// Starts the thread from its source. It is JavaScript, because a thread does not have the loader of its process.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
