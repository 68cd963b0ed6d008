import { run } from './process';

// The API alone, without the portal.
await run({ portal: false });
