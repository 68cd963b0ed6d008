// Made from openapi.yaml by `npm run api:generate`. Not edited by hand.
import type { components } from '../schema.gen';

export function isRefused(value: unknown): value is components['schemas']['Refused'];
