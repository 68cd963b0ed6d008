import { run } from './process/serve';

// The API alone, without the portal.
await run({ portal: false });
