import type { Database } from '../database/database';
import { databaseCode } from '../database/databaseErrors';
import type { Role } from '../database/roles';
import { explainErrors, type Explain } from '../errors/cannotStart';
import type { Passwords } from './passwords';
import { addUserIfAbsent, findUserByLogin, removeDemonstrationUsers } from './users';

/** A user of SEED_USERS or of the demonstration. */
export type SeedUser = {
  login: string;
  password: string;
  name: string;
  role: Role;
  dashboard: string | null;
  isBlocked: boolean;
};

export const DEMONSTRATION_COMPANY = 'Comercial Aurora Ltda';
const password = 'portaria-demo';

/** The demonstration users. Only a database of the demonstration contains them. */
export const DEMONSTRATION_USERS: readonly SeedUser[] = [
  { login: '52998224725', password, name: 'Ana Souza', role: 'admin', dashboard: 'vendas', isBlocked: false },
  { login: '00123', password, name: 'Bruno Lima', role: 'editor', dashboard: 'financeiro', isBlocked: false },
  { login: '12345', password, name: 'Carla Dias', role: 'editor', dashboard: 'default', isBlocked: false },
  { login: '40404', password, name: 'Elisa Martins', role: 'admin', dashboard: null, isBlocked: false },
  { login: '50505', password, name: 'Davi Rocha', role: 'editor', dashboard: 'vendas', isBlocked: true },
];

/** Adds the missing demonstration users. Existing users are not changed. */
export async function seedDemonstration(database: Database, passwords: Passwords): Promise<void> {
  await addMissing(database, passwords, DEMONSTRATION_USERS, true);
}

/**
 * Adds the missing users of SEED_USERS. Existing users are not changed. Removes the demonstration users first, because an
 * earlier start may have added them to this database.
 */
export async function seedGivenUsers(
  database: Database,
  passwords: Passwords,
  users: readonly SeedUser[],
): Promise<void> {
  await removeDemonstrationUsers(database);
  await explainErrors(explainSeed, () => addMissing(database, passwords, users, false));
}

// SQLSTATE classes of an invalid value and of a violated constraint. The users do not cause other errors.
const VALUE_CLASSES = ['22', '23'];
const explainSeed: Explain = (_code, error) => {
  const code = databaseCode(error);
  if (!VALUE_CLASSES.includes(code.slice(0, 2))) return null;
  return `The database refuses a user of SEED_USERS (SQLSTATE ${code}). Correct SEED_USERS.`;
};

async function addMissing(
  database: Database,
  passwords: Passwords,
  users: readonly SeedUser[],
  isDemonstration: boolean,
): Promise<void> {
  for (const { password: plain, ...user } of users) {
    // Looked up first, because a hash takes long.
    if ((await findUserByLogin(database, user.login)) !== null) continue;
    const passwordHash = await passwords.hash(plain);
    await addUserIfAbsent(database, { ...user, passwordHash, isDemonstration });
  }
}
