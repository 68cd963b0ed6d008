// Made from openapi.yaml by `npm run api:generate`. Not edited by hand.
import type { components } from './schema.gen';

export function isAccepted(value: unknown): value is components['schemas']['Accepted'];
export function isRefused(value: unknown): value is components['schemas']['Refused'];
export function isSession(value: unknown): value is components['schemas']['Session'];
export function isDashboardList(value: unknown): value is components['schemas']['DashboardList'];
