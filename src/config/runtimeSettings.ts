import type { Presentation, Support } from './presentation';
import { isWebAddress } from './webAddress';

/** The content of `config.json`, which a deployment may change without a rebuild. */
export type Settings = {
  /** Address of the API, relative to the page's origin. */
  apiBaseUrl: string;
  /** Selects one of the two route tables (specification §2). */
  authGuardEnabled: boolean;
  cloudIdentity: CloudIdentity | null;
  /** Whether the backend checks the numeric login's password against the cloud identity. */
  identityChangesLogin: boolean;
} & Presentation;
export type CloudIdentity = { apiKey: string; authDomain: string; projectId: string };

const NO_PRESENTATION: Presentation = {
  company: null,
  environment: null,
  support: null,
  privacyUrl: null,
  languages: null,
};

/** The defaults (specification §9: the guard is off). */
export const DEFAULT_SETTINGS: Settings = {
  apiBaseUrl: '/api/',
  authGuardEnabled: false,
  cloudIdentity: null,
  identityChangesLogin: false,
  ...NO_PRESENTATION,
};

/** What the build renders the login with. The company is unknown, so its place stays empty. */
export const PRERENDERED_SETTINGS: Settings = { ...DEFAULT_SETTINGS, company: { name: '' } };

/** The file exists but is invalid. `key` names the invalid setting. `support` is the contact if that part is valid. */
export class SettingsBroken extends Error {
  constructor(
    readonly key: string,
    readonly support: Support | null = null,
  ) {
    super(`config.json: ${key}`);
  }
}

/** The file could not be loaded. The defaults are not used, because they would switch the guard off. */
export class SettingsUnreachable extends Error {}

/** Time for `config.json`. */
const TIME_LIMIT_MS = 10_000;

/**
 * Loads `config.json`. Returns the defaults if it is absent, which is a 404 or a page in its place.
 * @throws {SettingsBroken} for invalid JSON, a wrong type or an invalid address
 * @throws {SettingsUnreachable} for any other status, a failed network, or no response within 10 s
 */
export async function loadSettings(fetchFile: typeof fetch): Promise<Settings> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, TIME_LIMIT_MS);
  try {
    const response = await fetchFile('/config.json', { signal: controller.signal });
    if (response.status === 404) return DEFAULT_SETTINGS;
    if (!response.ok) throw new SettingsUnreachable(`config.json: ${String(response.status)}`);
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    return isPage ? DEFAULT_SETTINGS : await parseSettings(await response.text());
  } catch (error) {
    if (error instanceof SettingsBroken || error instanceof SettingsUnreachable) throw error;
    throw new SettingsUnreachable(String(error));
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the file's text. Missing keys get their default. */
export async function parseSettings(text: string): Promise<Settings> {
  if (/^\s*</.test(text)) return DEFAULT_SETTINGS;
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new SettingsBroken('JSON');
  }
  if (!isRecord(file)) throw new SettingsBroken('JSON');
  const { broken, ...presentation } = await loadPresentation(file);
  if (broken !== null) throw new SettingsBroken(broken, presentation.support);
  const read = <K extends keyof Settings>(
    key: K,
    isValid: (value: unknown) => value is Settings[K],
  ): Settings[K] => {
    if (!Object.hasOwn(file, key)) return DEFAULT_SETTINGS[key];
    const value = file[key];
    if (!isValid(value)) throw new SettingsBroken(key, presentation.support);
    return value;
  };
  return {
    ...presentation,
    apiBaseUrl: read('apiBaseUrl', isApiAddress),
    authGuardEnabled: read('authGuardEnabled', isBoolean),
    cloudIdentity: read('cloudIdentity', (value) => value === null || isCloudIdentity(value)),
    identityChangesLogin: read('identityChangesLogin', isBoolean),
  };
}

/** Reads the settings that most deployments do not have. The code that validates them is loaded only if one is present. */
const loadPresentation = async (file: Record<string, unknown>) =>
  Object.keys(NO_PRESENTATION).some((key) => (file[key] ?? null) !== null)
    ? (await import(/* webpackChunkName: "presentation" */ './presentation')).readPresentation(file)
    : { ...NO_PRESENTATION, broken: null };

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Query and fragment are invalid, because paths are appended to the address. */
const isApiAddress = (value: unknown): value is string => isWebAddress(value) && !/[?#]/.test(value);

function isCloudIdentity(value: unknown): value is CloudIdentity {
  if (!isRecord(value)) return false;
  return ['apiKey', 'authDomain', 'projectId'].every((key) => {
    const part = value[key];
    return typeof part === 'string' && part !== '';
  });
}
