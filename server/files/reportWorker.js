// Starts the worker from the sources. This file is JavaScript, because a thread does not inherit the loader of TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./reportWorker.ts');
