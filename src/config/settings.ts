/** What a deployment may change without a rebuild: the content of `config.json`. */
export type Settings = {
  /** Where the API is; resolved against the page's address. */
  apiBaseUrl: string;
  /** Which of the two route tables is in use (specification §2). */
  authGuardEnabled: boolean;
  cloudIdentity: CloudIdentity | null;
  /** Whether the backend checks the numeric login's password against the cloud identity. */
  identityChangesLogin: boolean;
};
export type CloudIdentity = { apiKey: string; authDomain: string; projectId: string };

/** As shipped (specification §9: the guard is off). */
export const DEFAULT_SETTINGS: Settings = {
  apiBaseUrl: '/api/',
  authGuardEnabled: false,
  cloudIdentity: null,
  identityChangesLogin: false,
};

/** The file is there and cannot be right; `key` is what a person has to mend. */
export class SettingsBroken extends Error {
  constructor(readonly key: string) {
    super(`config.json: ${key}`);
  }
}

/** The file could not be read now. The defaults would switch the guard off, so they are no way out. */
export class SettingsUnreachable extends Error {}

const TIME_LIMIT_MS = 10_000;

/**
 * Asks for `config.json`. Absent (404, or a page in its place): the defaults.
 * @throws {SettingsBroken} broken JSON, a wrong type, an address that cannot be one
 * @throws {SettingsUnreachable} any other status, no network, nothing after 10 s
 */
export async function loadSettings(fetchFile: typeof fetch): Promise<Settings> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort();
  }, TIME_LIMIT_MS);
  try {
    const answer = await fetchFile('/config.json', { signal: controller.signal });
    if (answer.status === 404) return DEFAULT_SETTINGS;
    if (!answer.ok) throw new SettingsUnreachable(`config.json: ${String(answer.status)}`);
    const isPage = answer.headers.get('content-type')?.includes('text/html') ?? false;
    return isPage ? DEFAULT_SETTINGS : settingsFrom(await answer.text());
  } catch (error) {
    if (error instanceof SettingsBroken || error instanceof SettingsUnreachable) throw error;
    throw new SettingsUnreachable(String(error));
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the file's text; keys that are missing take their default. */
export function settingsFrom(text: string): Settings {
  if (/^\s*</.test(text)) return DEFAULT_SETTINGS;
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new SettingsBroken('JSON');
  }
  if (!isRecord(file)) throw new SettingsBroken('JSON');
  return {
    apiBaseUrl: given(file, 'apiBaseUrl', isApiAddress),
    authGuardEnabled: given(file, 'authGuardEnabled', (value) => typeof value === 'boolean'),
    cloudIdentity: given(file, 'cloudIdentity', (value) => value === null || isCloudIdentity(value)),
    identityChangesLogin: given(file, 'identityChangesLogin', (value) => typeof value === 'boolean'),
  };
}

function given<K extends keyof Settings>(
  file: Record<string, unknown>,
  key: K,
  isRight: (value: unknown) => value is Settings[K],
): Settings[K] {
  if (!Object.hasOwn(file, key)) return DEFAULT_SETTINGS[key];
  const value = file[key];
  if (!isRight(value)) throw new SettingsBroken(key);
  return value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An http(s) address or a path of this origin, spelt plainly: no spaces, controls, backslashes, query or user. */
function isApiAddress(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[\x21-\x7e]+$/.test(value) || /[\\?#]/.test(value)) return false;
  try {
    const address = new URL(value, 'http://origin.invalid/');
    return /^https?:$/.test(address.protocol) && address.username === '' && address.password === '';
  } catch {
    return false;
  }
}

function isCloudIdentity(value: unknown): value is CloudIdentity {
  if (!isRecord(value)) return false;
  return ['apiKey', 'authDomain', 'projectId'].every((key) => {
    const part = value[key];
    return typeof part === 'string' && part !== '';
  });
}
