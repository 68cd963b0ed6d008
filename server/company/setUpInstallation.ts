import type { components } from '../../api-spec/schema.gen';
import { LIMITS } from '../../api-spec/limits.gen';
import { recordAccess } from '../audit/recordAccess';
import { listFieldChanges } from '../audit/recordEvents';
import { isSetupOpen } from '../auth/setup';
import { addUserIfAbsent } from '../auth/users';
import type { Queries } from '../database/database';
import { company } from '../database/tables';
import { Refusal } from '../errors/refusal';
import { checkName, type Problem } from '../rules/fieldRules';
import { changeCompany } from './changeCompany';
import { companyDay, NEW_COMPANY } from './company';
import { findCompanyProblems } from './companyRules';

export type SetupInput = components['schemas']['Setup'];

/** What is the same for every new company until somebody changes it. */
const { weekStartsOn } = NEW_COMPANY;

/** Returns all problems of the first administrator and of the company. */
export function findSetupProblems(
  { name, company: { openingOn, openingCents, ...given } }: SetupInput,
  now: Date,
) {
  const hasDay = openingOn !== undefined;
  const hasAmount = openingCents !== undefined;
  const input = { ...given, weekStartsOn, holidays: [], openingCents: openingCents ?? 0 };
  const companyProblems: Problem[] = [
    ...findCompanyProblems({ ...input, openingOn: openingOn ?? LIMITS.firstDay }, (timeZone) =>
      companyDay({ timeZone }, now),
    ),
    ...(hasDay && !hasAmount ? [{ field: 'openingCents', reason: 'missing' }] : []),
    ...(hasAmount && !hasDay ? [{ field: 'openingOn', reason: 'missing' }] : []),
  ];
  return [
    ...checkName('name', name, LIMITS.nameLength),
    ...companyProblems.map(({ field, reason }) => ({ field: `company.${field}`, reason })),
  ];
}

/**
 * Adds the first administrator and the company. The trigger of the first user closes the setup. A second one waits for the
 * first, and is refused.
 * @param edit `queries`: of `changeFigures`.
 * @throws Refusal `set-up-already`
 */
export async function setUpInstallation(
  { queries, requestId, now }: { queries: Queries; requestId: string; now: Date },
  { login, name, company: given }: SetupInput,
  passwordHash: string,
): Promise<string> {
  if (!(await isSetupOpen(queries, 'lock'))) throw new Refusal('set-up-already');
  const person = { name: name.trim(), role: 'admin' as const };
  const id = await addUserIfAbsent(
    { queries },
    { ...person, login, passwordHash, dashboard: null, isBlocked: false, isDemonstration: false },
  );
  if (id === null) throw new Refusal('set-up-already');
  const user = { id, ...person };
  const { openingCents, openingOn, timeZone } = given;
  const companyName = given.name.trim();
  const event = { action: 'installation-set-up' as const, subject: { id, name: person.name } };
  const changes = listFieldChanges(null, { name: companyName, timeZone });
  await recordAccess(queries, { actor: { user, requestId }, now }, { ...event, changes });
  if (openingCents === undefined || openingOn === undefined) {
    // The version 0 says that nobody has given an opening balance.
    await queries.insert(company).values({ ...NEW_COMPANY, name: companyName, timeZone });
    return id;
  }
  await changeCompany(
    { queries, actor: { user, requestId }, now },
    { name: companyName, timeZone, openingCents, openingOn, weekStartsOn, holidays: [] },
  );
  return id;
}
