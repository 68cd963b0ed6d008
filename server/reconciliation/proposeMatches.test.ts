// Specification §7.223.
import { addDays } from '../../api-spec/days';
import { proposeMatches, type Proposal } from './proposeMatches';
import { NO_CHARGES, type Candidate, type Line, type Memory } from './scoreMatch';

const NO_MEMORY: Memory = new Map();

const makeLine = (values: Partial<Line> = {}): Line => ({
  id: 1,
  day: '2026-11-20',
  cents: 100_000,
  text: 'PIX RECEBIDO PADARIA CENTRAL',
  document: '',
  ...values,
});

let nextId = 1;
const makeEntry = (values: Partial<Candidate> = {}): Candidate => ({
  kind: 'entry',
  id: nextId++,
  day: '2026-11-20',
  cents: 100_000,
  counterparty: 'Padaria Central Ltda',
  document: 'NF 77',
  ...values,
});

function propose(line: Line, candidates: Candidate[], memory = NO_MEMORY): Proposal | undefined {
  return proposeMatches([line], candidates, memory).get(line.id);
}

const none = { kind: 'none' };
const matchOf = (score: number, isStrong: boolean) => ({
  kind: 'match',
  isStrong,
  match: expect.objectContaining({ score }) as unknown,
});

describe('a line of a statement', () => {
  it.each([
    ['the same amount, day and whole name are strong', {}, {}, matchOf(100, true)],
    [
      'the same amount three days later without the name is a proposal',
      { day: '2026-11-23', text: 'TED 123' },
      {},
      matchOf(63, false),
    ],
    ['another amount is only found by the search', { cents: 99_000 }, {}, none],
    ['a line seven days earlier counts', { day: '2026-11-13' }, {}, matchOf(75, false)],
    ['a line eight days earlier does not', { day: '2026-11-12' }, {}, none],
    ['a line ten days later counts', { day: '2026-11-30' }, {}, matchOf(75, false)],
    ['a line eleven days later does not', { day: '2026-12-01' }, {}, none],
    [
      'the document in the text counts on any day',
      { day: '2026-12-28', text: 'LIQ COBRANCA 000051634' },
      { document: 'NFE 51634' },
      matchOf(100, true),
    ],
    [
      'the document of the line counts too',
      { text: 'LIQ COBRANCA', document: '0051634', day: '2026-12-28' },
      { document: 'NFE 51634' },
      matchOf(100, true),
    ],
    [
      'the document with another amount is at most a proposal',
      { text: 'PADARIA CENTRAL 51634', cents: 99_000 },
      { document: 'NFE 51634' },
      matchOf(100, false),
    ],
    ['three digits are no document', { text: 'LIQ 123', day: '2026-12-28' }, { document: '123' }, none],
    ['money of the other direction is none', { cents: -100_000 }, {}, none],
    [
      'fine and interest explain an amount',
      { cents: 102_200, day: '2026-11-25' },
      {
        chargesOn: (day: string) =>
          day === '2026-11-25' ? { fineCents: 2_000, interestCents: 200 } : NO_CHARGES,
      },
      matchOf(65, false),
    ],
    ['a usual fee explains an amount', { cents: 96_500 }, { usualFeeCents: 3_500 }, matchOf(85, true)],
    ['a part of the name counts in part', { text: 'PIX PADARIA' }, {}, matchOf(88, true)],
    [
      'the legal form and short words of a name do not count',
      { text: 'PIX LTDA DE' },
      {},
      matchOf(75, false),
    ],
    [
      'a name of short words counts whole',
      { text: 'PIX BAR SUL' },
      { counterparty: 'Bar Sul' },
      matchOf(100, true),
    ],
    [
      'words of two letters do not',
      { text: 'PIX DE' },
      { counterparty: 'Casa de Pedra' },
      matchOf(75, false),
    ],
    ['a name of nothing but a legal form counts nothing', {}, { counterparty: 'Ltda' }, matchOf(75, false)],
    [
      'zeros within a document count',
      { text: 'LIQ 12030', day: '2026-12-28' },
      { document: 'NF 10230' },
      none,
    ],
    [
      'another amount than with fine and interest is only found by the search',
      { cents: 102_201 },
      { chargesOn: () => ({ fineCents: 2_000, interestCents: 200 }) },
      none,
    ],
    [
      'another amount than less the usual fee is only found by the search',
      { cents: 96_499 },
      { usualFeeCents: 3_500 },
      none,
    ],
    [
      'a fee explains no money that leaves',
      { cents: -96_500 },
      { cents: -100_000, usualFeeCents: 3_500 },
      none,
    ],
    [
      'sixty points are a proposal',
      { cents: 96_500, text: 'TED 123' },
      { usualFeeCents: 3_500 },
      matchOf(60, false),
    ],
  ])('%s [specification §7.223]', (_name, line, candidate, proposal) => {
    expect(propose(makeLine(line), [makeEntry(candidate)])).toEqual(proposal);
  });

  it('the text that was matched to a name before counts [specification §7.223]', () => {
    const line = makeLine({ text: 'TED 0042', day: '2026-11-25' });
    const memory = new Map([['ted 0042', new Set(['padaria central ltda'])]]);
    expect(propose(line, [makeEntry()], memory)).toEqual(matchOf(70, false));
  });

  it('two entries alike are a tie, and none is strong [specification §7.223]', () => {
    const line = makeLine({ text: 'TED 123' });
    expect(propose(line, [makeEntry(), makeEntry({ counterparty: 'Oficina' })])).toEqual(matchOf(75, false));
  });

  it.each([
    [
      'fifteen points above the second is strong',
      ['Padaria Central', 'Padaria Central Sul Norte Leste'],
      true,
    ],
    ['twelve points above is not', ['Padaria Central', 'Padaria Oficina'], false],
    ['a tie with a third entry far below is not', ['Padaria Central', 'Padaria Central', 'Oficina'], false],
  ])('%s [specification §7.223]', (_name, names, isStrong) => {
    const entries = names.map((counterparty) => makeEntry({ counterparty }));
    expect(propose(makeLine(), entries)).toEqual(matchOf(100, isStrong));
  });

  it('a line with a better entry of its own still makes the match of another one weak [specification §7.223]', () => {
    const lines = [
      makeLine({ day: '2026-11-17', text: 'PADARIA CENTRAL 5163' }),
      makeLine({ id: 2, day: '2026-11-22' }),
    ];
    const entries = [makeEntry({ day: '2026-11-10', document: 'NF 5163' }), makeEntry({ day: '2026-11-19' })];
    const proposals = proposeMatches(lines, entries, NO_MEMORY);
    expect([...proposals.values()]).toEqual([matchOf(100, false), matchOf(88, false)]);
  });

  it.each<[string, Partial<Candidate>, Partial<Candidate>]>([
    ['more points', { counterparty: 'Oficina' }, {}],
    [
      'the nearer day',
      { day: '2026-11-18', document: 'NF 5163' },
      { day: '2026-11-19', document: 'NF 5163' },
    ],
    ['the lower id', { id: 9_002 }, { id: 9_001 }],
  ])('of two entries, the one with %s is proposed [specification §7.223]', (_name, worse, better) => {
    const best = makeEntry({ id: 9_001, ...better });
    const line = makeLine({ text: 'PADARIA CENTRAL 5163' });
    expect(propose(line, [makeEntry({ id: 9_000, ...worse }), best])).toMatchObject({
      match: { candidate: best },
    });
  });

  it('of two equal lines the first one has the entry [specification §7.224]', () => {
    const proposals = proposeMatches([makeLine({ id: 2 }), makeLine()], [makeEntry()], NO_MEMORY);
    expect([proposals.get(1), proposals.get(2)]).toEqual([matchOf(100, false), none]);
  });

  it('a payment that was typed by hand comes before an open entry [specification §7.224]', () => {
    const payment = makeEntry({ kind: 'payment' });
    const proposal = propose(makeLine(), [makeEntry(), payment]);
    expect(proposal).toMatchObject({ kind: 'match', isStrong: false, match: { candidate: payment } });
  });

  it('two lines that want one entry are not strong, and only one has it [specification §7.224]', () => {
    const proposals = proposeMatches([makeLine(), makeLine({ id: 2 })], [makeEntry()], NO_MEMORY);
    expect([...proposals.values()]).toEqual([matchOf(100, false), none]);
  });

  it('equal lines have one entry each [specification §7.224]', () => {
    const lines = [makeLine(), makeLine({ id: 2 })];
    const candidates = [makeEntry(), makeEntry()];
    const proposals = [...proposeMatches(lines, candidates, NO_MEMORY).values()];
    const proposed = proposals.flatMap((one) => (one.kind === 'match' ? [one.match.candidate.id] : []));
    expect(new Set(proposed)).toEqual(new Set(candidates.map(({ id }) => id)));
  });
});

describe('the sum of several entries [specification §7.225]', () => {
  const line = makeLine({ cents: 150_000 });
  const propose150 = (cents: number[], values: Partial<Candidate> = {}) =>
    propose(
      line,
      cents.map((one, index) => makeEntry({ cents: one, day: addDays(line.day, index), ...values })),
    );
  const sumOf = (cents: number[]) => ({
    kind: 'sum',
    sum: expect.objectContaining({
      candidates: cents.map((one): unknown => expect.objectContaining({ cents: one })),
    }) as unknown,
  });

  it.each([
    ['two entries of one name', [100_000, 50_000, 7_000], sumOf([100_000, 50_000])],
    [
      'all entries of one name',
      [50_000, 40_000, 30_000, 20_000, 10_000],
      sumOf([50_000, 40_000, 30_000, 20_000, 10_000]),
    ],
    ['two solutions are for a person', [100_000, 50_000, 50_000], none],
    ['no solution', [100_000, 40_000], none],
    ['five of six entries are too many', [50_000, 40_000, 30_000, 20_000, 10_000, 7_000], none],
    ['money of the other direction is left out', [170_000, -20_000], none],
  ])('%s', (_name, cents, proposal) => {
    expect(propose150(cents)).toEqual(proposal);
  });

  const powersOfTwo = (count: number) => Array.from({ length: count }, (_one, index) => 2 ** index);

  it.each<[string, number[], object]>([
    ['all of fifty entries', new Array<number>(50).fill(3_000), sumOf(new Array<number>(50).fill(3_000))],
    ['all of 51 entries are more than a line takes', [5_000, ...new Array<number>(50).fill(2_900)], none],
    ['two of twelve entries', [100_000, 50_000, ...powersOfTwo(10)], sumOf([100_000, 50_000])],
    ['two of thirteen entries, which have more combinations', [100_000, 50_000, ...powersOfTwo(11)], none],
  ])('%s', (_name, cents, proposal) => {
    expect(propose150(cents, { day: line.day })).toEqual(proposal);
  });

  it.each<[string, Partial<Candidate>, object]>([
    ['that is due 31 days ahead counts', { day: '2026-12-21' }, sumOf([100_000, 50_000])],
    ['that is due 32 days ahead does not', { day: '2026-12-22' }, none],
    ['that was due 32 days before does not', { day: '2026-10-19' }, none],
    ['that is a payment does not count', { kind: 'payment' }, none],
  ])('a part %s', (_name, part, proposal) => {
    expect(propose(line, [makeEntry(), makeEntry({ cents: 50_000, ...part })])).toEqual(proposal);
  });

  it('counts no entry that another line has', () => {
    const entries = [makeEntry(), makeEntry({ cents: 50_000 })];
    const proposals = proposeMatches([line, makeLine({ id: 2 })], entries, NO_MEMORY);
    expect([proposals.get(1), proposals.get(2)]).toEqual([none, matchOf(100, true)]);
  });

  it.each<[string, string, Memory]>([
    ['half of the name is in the text', 'PIX PADARIA', NO_MEMORY],
    ['its text had the name before', 'TED 0042', new Map([['ted 0042', new Set(['padaria central ltda'])]])],
  ])('is proposed if %s', (_name, text, memory) => {
    const entries = [makeEntry(), makeEntry({ cents: 50_000 })];
    expect(propose({ ...line, text }, entries, memory)).toEqual(sumOf([100_000, 50_000]));
  });

  it('is not proposed without the name', () => {
    expect(propose150([100_000, 50_000], { counterparty: 'Oficina' })).toEqual(none);
  });

  it('ends at a thousand combinations', () => {
    expect(propose150(Array.from({ length: 200 }, (_one, index) => 2 * index + 2))).toEqual(none);
  });
});
