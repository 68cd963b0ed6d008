import { run } from './process/serve';

// The built portal with its API.
await run({ portal: true });
