import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { components } from '../../api-spec/schema.gen';
import { isWaiting } from '../bank/waitingLines';
import { statementLines } from '../database/bankTables';
import type { Queries } from '../database/database';
import { entries } from '../database/tables';
import { maskCpfs } from '../statements/maskCpfs';
import { findOtherSides } from './findOtherSides';
import { findSimilar, type Similar } from './findSimilar';
import { listCandidates, proposeMatches, type Proposal } from './proposeMatches';
import { readCandidates } from './readCandidates';
import { readMemory } from './readMemory';
import { NO_CHARGES, type Candidate, type Line, type Match } from './scoreMatch';

type Schemas = components['schemas'];

/** Lines of a page. The first days come first, because a person works through a statement. */
const PAGE_SIZE = 50;

/** Returns the first lines of an account that wait for a person, each with what it probably is. */
export async function listProposals(queries: Queries, accountId: number): Promise<Schemas['ProposalList']> {
  const ofAccount = and(eq(statementLines.accountId, accountId), isWaiting);
  const [count = { lines: 0, inCents: 0, outCents: 0 }] = await queries
    .select({
      lines: sql<number>`count(*)`,
      inCents: sql<number>`coalesce(sum(${statementLines.cents}) filter (where ${statementLines.cents} > 0), 0)`,
      outCents: sql<number>`coalesce(-sum(${statementLines.cents}) filter (where ${statementLines.cents} < 0), 0)`,
    })
    .from(statementLines)
    .where(ofAccount);
  const lines = await queries
    .select()
    .from(statementLines)
    .where(ofAccount)
    .orderBy(asc(statementLines.day), asc(statementLines.id))
    .limit(PAGE_SIZE);
  const candidates = await readCandidates(queries, { accountId, lines });
  const memory = await readMemory(queries, accountId);
  const proposals = proposeMatches(lines, candidates, memory.names);
  const otherSides = await findOtherSides(queries, accountId, lines);
  const similar = findSimilar(lines, candidates, proposals, memory.names);
  const versions = await readVersions(queries, [...proposals.values()]);
  return {
    waiting: count,
    lines: lines.map((line) => {
      const { id, day, cents, text, document, version } = line;
      const proposal = proposals.get(id);
      const otherSide = otherSides.get(id);
      const usual = memory.usualOf(line);
      const similarEntries = similar.get(id) ?? [];
      return {
        ...{ id: String(id), day, cents, text: maskCpfs(text), document, version },
        ...(proposal !== undefined &&
          proposal.kind !== 'none' && { proposal: describe(line, proposal, versions) }),
        ...(similarEntries.length > 0 && { similar: similarEntries.map(describeSimilar) }),
        ...(otherSide && { otherSide }),
        ...(usual && { usual }),
      };
    }),
  };
}

type Found = Exclude<Proposal, { kind: 'none' }>;
type Item = Schemas['ProposalItem'];

function describe(line: Line, proposal: Found, versions: ReadonlyMap<number, number>): Schemas['Proposal'] {
  if (proposal.kind === 'sum') {
    const items = proposal.sum.candidates.map((entry) => describeEntry(entry, versions, payWhole(entry)));
    return { isStrong: false, signs: ['sum', 'name'], daysLater: 0, items };
  }
  const { candidate, signs, daysLater } = proposal.match;
  const item =
    candidate.kind === 'entry'
      ? describeEntry(candidate, versions, explain(line, proposal.match))
      : describeItem(candidate);
  return { isStrong: proposal.isStrong, signs, daysLater, items: [item] };
}

const describeSimilar = ({ candidate, signs, daysLater }: Similar): Schemas['Proposal'] => ({
  ...{ isStrong: false, signs, daysLater },
  items: [describeItem(candidate)],
});

const describeItem = ({
  kind,
  id,
  day,
  dueOn,
  cents,
  installment,
  installments,
  ...named
}: Candidate): Item => ({
  ...{ kind, id: String(id), day, cents, counterparty: named.counterparty, document: named.document },
  ...(installment !== undefined && installments !== undefined && { installment, installments }),
  ...(dueOn !== undefined && dueOn !== day && { dueOn }),
});

function describeEntry(
  entry: Candidate,
  versions: ReadonlyMap<number, number>,
  payment: Item['payment'],
): Item {
  const version = versions.get(entry.id);
  return { ...describeItem(entry), ...(version !== undefined && { version }), ...(payment && { payment }) };
}

const payWhole = ({ cents, form = '' }: Candidate) => ({
  principalCents: Math.abs(cents),
  ...{ discountCents: 0, ...NO_CHARGES, feeCents: 0, form },
});

/** Returns the payment that explains the line. A person says what another amount is. */
function explain(line: Line, { candidate, signs }: Match): Item['payment'] {
  const whole = payWhole(candidate);
  if (signs.includes('amount')) return whole;
  if (signs.includes('amount-with-charges')) return { ...whole, ...candidate.chargesOn?.(line.day) };
  if (signs.includes('amount-less-fee')) return { ...whole, feeCents: candidate.usualFeeCents ?? 0 };
  return undefined;
}

/** Returns the versions of the entries that are proposed, by their ids. */
async function readVersions(queries: Queries, proposals: readonly Proposal[]): Promise<Map<number, number>> {
  const ids = proposals.flatMap(listCandidates).flatMap(({ kind, id }) => (kind === 'entry' ? [id] : []));
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: entries.id, version: entries.version })
    .from(entries)
    .where(inArray(entries.id, ids));
  return new Map(rows.map(({ id, version }) => [id, version]));
}
