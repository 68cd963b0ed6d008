// Where the agreements and what is written about them are stored.
import { guardFilesOf } from '../../../api-spec/guarded';

/** What the portal expects of one provider. A backend plays one provider or several. */
export type Agreement = {
  provider: string;
  /** File of the pact. */
  pact: string;
  /** Tag of its operations in the API description. */
  tag: string;
  /** Whether a backend may leave all of its operations out. */
  isOptional: boolean;
  /** Files of the generated guards that check its responses in the browser. A test compares them with the description. */
  validators: readonly string[];
};

export const CONSUMER = 'portaria';
export const AGREEMENTS = [
  {
    provider: 'erp-backend',
    pact: 'pacts/portaria-erp-backend.json',
    tag: 'authorization',
    isOptional: false,
    validators: guardFilesOf('authorization'),
  },
  {
    provider: 'erp-backend-extension',
    pact: 'pacts/portaria-erp-backend-extension.json',
    tag: 'portal',
    isOptional: true,
    validators: guardFilesOf('portal'),
  },
] as const satisfies readonly Agreement[];

export type Provider = (typeof AGREEMENTS)[number]['provider'];
export const PROVIDERS: readonly Provider[] = AGREEMENTS.map(({ provider }) => provider);
export const isProvider = (name: string): name is Provider => PROVIDERS.some((one) => one === name);

/** Who says which bytes were verified, and what is deployed where. Committed. */
const RECORDS = 'pacts/records';
/** Git's pathspecs for all files but the records. A commit that changes records alone is the same version. */
export const ALL_BUT_RECORDS: readonly string[] = [':(top)', `:(top,exclude)${RECORDS}`];
export const VERIFICATIONS = `${RECORDS}/verifications`;
export const DEPLOYMENTS = `${RECORDS}/deployments`;
/** What allows a breaking change for a while, with its reason. */
export const ALLOWED_CHANGES = 'api-spec/allowed-changes.yaml';
/** What a run leaves behind; not committed. */
export const RESULTS = '.cache/contract';
