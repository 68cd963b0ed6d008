// Made from openapi.yaml by `npm run api:generate`. Not edited by hand.
import type { components } from '../schema.gen';

export function isSession(value: unknown): value is components['schemas']['Session'];
