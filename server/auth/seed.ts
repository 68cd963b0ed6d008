import type { Database } from '../database/open';
import { databaseCode } from '../database/unavailable';
import { during, type Explain } from '../errors/cannotStart';
import type { Passwords } from './passwords';
import { addUserIfAbsent, findUserByLogin, removeDemonstrationUsers, type Role } from './users';

/** A user as the setting SEED_USERS or the demonstration gives one. */
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

/** The people of the demonstration; never in a database that was not asked to hold them. */
export const DEMONSTRATION_USERS: readonly SeedUser[] = [
  { login: '52998224725', password, name: 'Ana Souza', role: 'admin', dashboard: 'vendas', isBlocked: false },
  { login: '00123', password, name: 'Bruno Lima', role: 'editor', dashboard: 'financeiro', isBlocked: false },
  { login: '12345', password, name: 'Carla Dias', role: 'editor', dashboard: 'default', isBlocked: false },
  { login: '40404', password, name: 'Elisa Martins', role: 'admin', dashboard: null, isBlocked: false },
  { login: '50505', password, name: 'Davi Rocha', role: 'editor', dashboard: 'vendas', isBlocked: true },
];

/** Adds the demonstration's people where they are missing; leaves the ones that are there as they are. */
export async function seedDemonstration(database: Database, passwords: Passwords): Promise<void> {
  await addMissing(database, passwords, DEMONSTRATION_USERS, true);
}

/**
 * Adds the users of SEED_USERS that are missing, and changes no other. Takes the demonstration's people out first, which
 * an earlier start on the same database may have left.
 */
export async function seedGivenUsers(
  database: Database,
  passwords: Passwords,
  given: readonly SeedUser[],
): Promise<void> {
  await removeDemonstrationUsers(database);
  await during(explainSeed, () => addMissing(database, passwords, given, false));
}

// Classes 22 and 23: the data is wrong, or breaks a rule of the table. Other errors do not concern the users.
const explainSeed: Explain = (_code, error) => {
  const code = databaseCode(error);
  if (!/^2[23]/.test(code)) return null;
  return `The database refuses a user of SEED_USERS (SQLSTATE ${code}). Correct SEED_USERS.`;
};

async function addMissing(
  database: Database,
  passwords: Passwords,
  people: readonly SeedUser[],
  isDemonstration: boolean,
): Promise<void> {
  for (const { password: plain, ...person } of people) {
    // Looked up first, because a hash takes long.
    if ((await findUserByLogin(database, person.login)) !== null) continue;
    const passwordHash = await passwords.hash(plain);
    await addUserIfAbsent(database, { ...person, passwordHash, isDemonstration });
  }
}
