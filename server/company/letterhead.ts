// What prints and reports show of the company: address, tax number and logo.
import { sql } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { readLogo } from '../../api-spec/logo';
import { cleanTaxNumber, maskTaxNumber } from '../../api-spec/taxNumber';
import type { Queries } from '../database/database';
import { buildOnce } from '../database/statements';
import { company, type FieldChange } from '../database/tables';
import { LETTERHEAD, NEW_COMPANY } from './company';
import type { LetterheadInput } from './letterheadRules';

type Letterhead = Required<Pick<components['schemas']['Company'], 'address' | 'taxNumber' | 'logo'>>;

const letterheadStatement = buildOnce((queries) => queries.select(LETTERHEAD).from(company));

export async function readLetterhead(queries: Queries): Promise<Letterhead> {
  const [row] = await letterheadStatement(queries).execute();
  const { address = null, taxNumber = null, logo = null } = { ...row };
  return { address: address?.split('\n') ?? [], taxNumber, logo };
}

const sessionStatement = buildOnce((queries) =>
  queries
    .select({
      companyName: company.name,
      closedUntil: company.closedUntil,
      hasLetterhead: sql<boolean>`coalesce(${company.address}, ${company.taxNumber}, ${company.logo}) is not null`,
    })
    .from(company),
);

/** Returns what a session says of the company. */
export async function readCompanyOfSession(queries: Queries) {
  const [row] = await sessionStatement(queries).execute();
  const { closedUntil = null, ...named } = row ?? { companyName: NEW_COMPANY.name, hasLetterhead: false };
  return { ...named, ...(closedUntil !== null && { closedUntil }) };
}

/** Returns the input without empty lines and without the punctuation of the tax number. */
export function trimLetterhead({ address, taxNumber }: LetterheadInput): LetterheadInput {
  return {
    ...(address && { address: address.map((line) => line.trim()).filter((line) => line !== '') }),
    ...(typeof taxNumber === 'string' && { taxNumber: cleanTaxNumber(taxNumber) || null }),
  };
}

/** Returns the columns that change. A portal of an earlier release sends none of them. */
export const toLetterheadColumns = ({ address, taxNumber, logo }: LetterheadInput) => ({
  ...(address && { address: address.length === 0 ? null : address.join('\n') }),
  ...(taxNumber !== undefined && { taxNumber }),
  ...(logo !== undefined && { logo }),
});

/** How events show each part. A CPF is masked. */
const DESCRIPTIONS: { [Part in keyof Letterhead]: (letterhead: Partial<Letterhead>) => string | null } = {
  address: ({ address = [] }) => address.join(', ') || null,
  taxNumber: ({ taxNumber = null }) => (taxNumber === null ? null : maskTaxNumber(taxNumber)),
  logo: ({ logo = null }) => (logo === null ? null : describeLogo(logo)),
};

/** Returns what is recorded of a change. Different values with the same description have no earlier one. */
export function listLetterheadChanges(
  before: Partial<Letterhead>,
  after: Partial<Letterhead>,
): FieldChange[] {
  return (['address', 'taxNumber', 'logo'] as const)
    .filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]))
    .map((part): FieldChange => {
      const [earlier, later] = [DESCRIPTIONS[part](before), DESCRIPTIONS[part](after)];
      return [part, earlier === later ? null : earlier, later];
    });
}

/** Returns format and size, such as `PNG, 400 × 120`. */
function describeLogo(base64: string): string | null {
  const logo = readLogo(Buffer.from(base64, 'base64'));
  return logo && `${logo.type === 'image/png' ? 'PNG' : 'JPEG'}, ${logo.width} × ${logo.height}`;
}
