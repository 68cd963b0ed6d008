import type { Database } from './database/open';
import type { Passwords } from './passwords';
import { addUserIfAbsent, findUserByLogin, removeDemonstrationUsers, saveUser, type Role } from './users';

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
  for (const person of DEMONSTRATION_USERS) {
    if ((await findUserByLogin(database, person.login)) !== null) continue;
    await addUserIfAbsent(database, { ...(await toRow(person, passwords)), isDemonstration: true });
  }
}

/**
 * Makes the users of SEED_USERS exactly what the setting says, and takes the demonstration's people out, which an
 * earlier start on the same database may have left.
 */
export async function seedGivenUsers(
  database: Database,
  passwords: Passwords,
  given: readonly SeedUser[],
): Promise<void> {
  for (const person of given) {
    const existing = await findUserByLogin(database, person.login);
    const keepsHash = existing !== null && (await passwords.verify(person.password, existing.passwordHash));
    const row = await toRow(person, passwords, keepsHash ? existing.passwordHash : undefined);
    await saveUser(database, { ...row, isDemonstration: false });
  }
  await removeDemonstrationUsers(database);
}

async function toRow({ password: plain, ...person }: SeedUser, passwords: Passwords, knownHash?: string) {
  return { ...person, passwordHash: knownHash ?? (await passwords.hash(plain)) };
}
