/** What this build was made from. Hashes are SHA-256 in hexadecimal. */
export type Build = {
  version: string;
  /** Twelve digits, with `-dirty` where a file differed from the commit; `null` where it was built outside git. */
  commit: string | null;
  description: string;
  /** What the portal expects of each provider. */
  agreements: BuildAgreement[];
};

export type BuildAgreement = {
  provider: string;
  pact: string;
  /** The last one recorded of exactly these bytes. */
  verification: { success: boolean; at: string; by: string; providerVersion: string } | null;
};

/** In place of this name stands the value, by `webpack.config.ts`. */
declare const BUILT_FROM: Build | undefined;

/** Tests of a component run without a build. */
const UNBUILT: Build = {
  version: '0.0.0',
  commit: null,
  description: '0'.repeat(64),
  agreements: [],
};

export const BUILD: Build = typeof BUILT_FROM === 'undefined' ? UNBUILT : BUILT_FROM;
