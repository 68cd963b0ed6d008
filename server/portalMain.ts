import { run } from './process';

// The built portal with its API.
await run({ portal: true });
