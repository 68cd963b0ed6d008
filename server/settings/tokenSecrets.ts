import { BadSetting } from './badSetting';
import type { ReadSettings } from './readFromEnvironment';

const MIN_BYTES = 32;
// Of a million random texts of 32 hexadecimal digits, fewer than one has fewer different characters.
const MIN_DIFFERENT_CHARACTERS = 8;

type TokenSecrets = { tokenSecret: string | null; previousTokenSecret: string | null };

/**
 * Returns the secrets for tokens, and refuses weak ones (specification §9.13).
 * @param isRequired whether a start without a secret is refused.
 * @throws BadSetting
 */
export function checkTokenSecrets(
  { values, variables }: ReadSettings,
  { isProduction, isRequired }: { isProduction: boolean; isRequired: boolean },
): TokenSecrets {
  const { TOKEN_SECRET: secret = null, TOKEN_SECRET_PREVIOUS: previousSecret = null } = values;
  const { TOKEN_SECRET: secretName = 'TOKEN_SECRET', TOKEN_SECRET_PREVIOUS: previousName = '' } = variables;
  if (isRequired && secret === null) {
    throw new BadSetting(
      'TOKEN_SECRET is missing: with NODE_ENV=production it has to be given, or TOKEN_SECRET_FILE.',
    );
  }
  if (secret !== null) refuseWeak(secretName, secret, isProduction);
  if (previousSecret !== null) {
    refuseWeak(previousName, previousSecret, isProduction);
    if (secret === null) throw new BadSetting(`${previousName} is given without TOKEN_SECRET.`);
    if (previousSecret === secret)
      throw new BadSetting(`${previousName} is the same secret as ${secretName}.`);
  }
  return { tokenSecret: secret, previousTokenSecret: previousSecret };
}

function refuseWeak(name: string, secret: string, isProduction: boolean): void {
  if (Buffer.byteLength(secret) < MIN_BYTES) {
    throw new BadSetting(`${name} is too short: it takes at least ${MIN_BYTES} bytes.`);
  }
  if (isProduction && new Set(secret).size < MIN_DIFFERENT_CHARACTERS) {
    throw new BadSetting(
      `${name} is too easy to guess: it has fewer than ${MIN_DIFFERENT_CHARACTERS} different characters. Make one with "openssl rand -base64 48".`,
    );
  }
}
