// Where the agreement and what is written about it stand.
export const PACT = 'pacts/portaria-erp-backend.json';
export const CONSUMER = 'portaria';
export const PROVIDER = 'erp-backend';
/** Which bytes were verified against which, and what is deployed where. Committed. */
export const VERIFICATIONS = 'pacts/records/verifications';
export const DEPLOYMENTS = 'pacts/records/deployments';
/** What allows a breaking change for a while, with its reason. */
export const ALLOWED_CHANGES = 'api-spec/allowed-changes.yaml';
/** What a run leaves behind; not committed. */
export const RESULTS = '.cache/contract';
