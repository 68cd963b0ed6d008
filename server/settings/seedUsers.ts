import { MAX_PASSWORD_LENGTH } from '../auth/passwords';
import type { SeedUser } from '../auth/seed';
import { cleanText } from '../../api-spec/texts';
import { LOGIN_PATTERN } from '../auth/users';
import { ROLES } from '../database/roles';
import { BadSetting } from './badSetting';
import type { SchemaValue } from './schemaValue';

/** Schema of a user in SEED_USERS. */
export const SEED_USER = {
  type: 'object',
  expects: 'an object',
  properties: {
    login: { type: 'string', pattern: LOGIN_PATTERN.source, expects: '1 to 11 digits, as text' },
    password: {
      type: 'string',
      minLength: 1,
      maxLength: MAX_PASSWORD_LENGTH,
      expects: `text of 1 to ${MAX_PASSWORD_LENGTH} characters`,
    },
    role: { enum: ROLES },
    cd_Dashboard: {
      type: ['string', 'number', 'null'],
      format: 'storable',
      expects: 'text without control characters and noncharacters, a number or null',
      default: null,
    },
    name: {
      type: 'string',
      format: 'name',
      expects: 'text with a visible character, without control characters and noncharacters',
      default: 'Usuário',
    },
    blocked: { type: 'boolean', expects: 'true or false', default: false },
  },
  required: ['login', 'password', 'role'],
} as const;

/**
 * Converts the users of SEED_USERS for the database.
 * @throws BadSetting if two users have the same login.
 */
export function toSeedUsers(users: readonly SchemaValue<typeof SEED_USER>[]): SeedUser[] {
  if (new Set(users.map(({ login }) => login)).size < users.length) {
    throw new BadSetting('SEED_USERS contains the same login twice.');
  }
  return users.map(({ cd_Dashboard: dashboard, blocked, name, ...user }) => ({
    ...user,
    name: cleanText(name),
    isBlocked: blocked,
    dashboard: dashboard === null ? null : cleanText(String(dashboard)),
  }));
}
