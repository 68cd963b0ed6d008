/** The sources of this build, beside its version. Hashes are SHA-256 in hexadecimal. */
export type Build = {
  /** Twelve digits, with `-dirty` if a file differed from the commit. Null if it was built outside git. */
  commit: string | null;
  /** Hash of the API description. */
  description: string;
  /** The agreements with each provider. */
  agreements: BuildAgreement[];
};

export type BuildAgreement = {
  provider: string;
  pact: string;
  /** The last recorded verification of this exact pact. */
  verification: { success: boolean; at: string; by: string; providerVersion: string } | null;
};

/** `webpack.config.ts` replaces this name by its value. */
declare const BUILD_INFO: Build | undefined;

/** For component tests, which run without a build. */
const UNBUILT: Build = {
  commit: null,
  description: '0'.repeat(64),
  agreements: [],
};

export const BUILD: Build = typeof BUILD_INFO === 'undefined' ? UNBUILT : BUILD_INFO;
