import type { components } from '../../api-spec/schema.gen';
import { maskCpfs } from './maskCpfs';
import type { Choices, MoneyAccount, RatedLine, RatedPart } from './rateStatement';
import type { LeftOutReason, ReadStatement } from './statement';

type Preview = components['schemas']['StatementPreview'];
type Part = Preview['parts'][number];

/** Lines of each state, and problems, in the response. */
const MAX_LINES = 100;
/** All of these can be chosen. */
const MAX_PERHAPS = 500;

/** Makes the response of a preview, with the first lines of each state. */
export const makeStatementPreview = (
  { format, questions }: Pick<ReadStatement, 'format' | 'questions'>,
  parts: readonly RatedPart[],
  {
    accounts,
    known,
    choices,
  }: { accounts: readonly MoneyAccount[]; known: Preview['known']; choices: Choices },
): Preview => ({
  file: { format },
  ...{ known, questions, choices },
  moneyAccounts: accounts.map(({ id, name, kind }) => ({ id: String(id), name, kind })),
  parts: parts.map(makePart),
});

function makePart(part: RatedPart): Part {
  const { key, bankCode, numberEnd, isCard, account, suggestedAccount, inverts } = part;
  const { questions, lines, balances, problems } = part;
  const days = lines.map(({ day }) => day).sort();
  const [from, to] = [days[0], days[days.length - 1]];
  const added = lines.filter(({ state }) => state === 'new');
  const sum = (sign: 1 | -1) => added.reduce((total, { cents }) => total + Math.max(0, cents * sign), 0);
  return {
    ...{ key, isCard, questions, balance: balances.at(-1) ?? null },
    ...(bankCode !== '' && { bankCode }),
    ...(numberEnd !== '' && { numberEnd }),
    accountId: account === null ? null : String(account.id),
    ...(suggestedAccount !== null && { suggestedAccountId: String(suggestedAccount.id) }),
    ...(inverts !== null && { inverts }),
    ...(from !== undefined && to !== undefined && { from, to }),
    counts: countLines(part),
    ...{ inCents: sum(1), outCents: sum(-1) },
    lines: pickLines(lines).map(({ row, day, cents, text, document, state }) => ({
      ...{ row, day, cents, text: maskCpfs(text), state },
      ...(document !== '' && { document: maskCpfs(document) }),
    })),
    leftOut: countReasons(part.leftOut.map(({ reason }) => reason)),
    problems: problems.slice(0, MAX_LINES),
  };
}

export function countLines({ lines, leftOut, problems }: RatedPart): Part['counts'] {
  const count = (state: RatedLine['state']) => lines.filter((line) => line.state === state).length;
  return {
    new: count('new'),
    known: count('known'),
    perhaps: count('perhaps'),
    leftOut: leftOut.length,
    problems: problems.length,
  };
}

function pickLines(lines: readonly RatedLine[]): RatedLine[] {
  const counts = new Map<string, number>();
  return lines.filter(({ state }) => {
    const count = (counts.get(state) ?? 0) + 1;
    counts.set(state, count);
    return count <= (state === 'perhaps' ? MAX_PERHAPS : MAX_LINES);
  });
}

function countReasons(reasons: readonly LeftOutReason[]): Part['leftOut'] {
  const counts = new Map<LeftOutReason, number>();
  for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => ({ reason, count }));
}
