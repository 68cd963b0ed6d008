import { cleanText, replaceRefused } from '../../api-spec/texts';
import { isCalendarDay } from '../../api-spec/days';
import { fold } from '../../api-spec/fold';
import type { Day } from '../company/days';
import { decodeText } from '../files/decodeText';
import { RefusedFile } from '../files/refusedFile';
import { unescapeXml } from '../files/unescapeXml';
import { BALANCE_WORDS } from '../import/valueWords';
import { readOfxAmount } from './readOfxAmount';
import { readValue, scanOfx, TEXTS, type OfxTag } from './scanOfx';
import {
  makePart,
  type DayBalance,
  type LineProblem,
  type ReadLine,
  type ReadStatement,
  type StatementPart,
} from './statement';

/** More movements are no statement of a month or a year. */
const MAX_LINES = 50_000;
const MAX_TEXT = 300;
const MAX_ID = 100;

/** Returns whether a file is OFX or its forerunner OFC. Its name does not count. */
export const isOfx = (bytes: Buffer): boolean => {
  const start = bytes.toString('latin1', 0, 4_096).replaceAll('\0', '');
  return /<(?:\w{1,16}:)?(?:OFX|OFC|STMTRS|CCSTMTRS)[\s>]|OFXHEADER/i.test(start);
};

/** The values of one aggregate: a movement, an account or a balance. */
type Values = Map<string, string>;

/**
 * Reads an OFX file of version 1 or 2. Its header does not count. A movement that cannot be read is a problem, and one that
 * the file ends in too.
 * @throws RefusedFile
 */
export function readOfx(bytes: Buffer, today: Day): ReadStatement {
  const tags = scanOfx(decodeText(bytes).text.replace(/^\uFEFF/, ''));
  if (tags.some(({ name }) => name === 'OFC')) throw new RefusedFile('ofc');
  const reader = new OfxReader(today);
  tags.forEach((tag, index) => {
    reader.read(tag, tags[index + 1]);
  });
  return { format: 'ofx', parts: reader.end(tags), questions: [] };
}

const ACCOUNTS = ['BANKACCTFROM', 'CCACCTFROM'];
const STATEMENTS = ['STMTRS', 'CCSTMTRS'];
/** Aggregates in a movement. Their values are not those of the movement. */
const INNER = ['BANKACCTTO', 'CCACCTTO', 'CURRENCY', 'ORIGCURRENCY'];
/** A movement that has one of these twice is two. */
const ONCE = ['TRNAMT', 'DTPOSTED', 'FITID'];
/** The types that say a direction. Banks write others for both. */
const DIRECTIONS: ReadonlyMap<string, 'in' | 'out'> = new Map([
  ['CREDIT', 'in'],
  ['DEBIT', 'out'],
]);

class OfxReader {
  private readonly parts: StatementPart[] = [];
  private part: StatementPart | null = null;
  private periodEnd: Day | null = null;
  private open: { name: string; values: Values; isRepeated: boolean } | null = null;
  private inner: string | null = null;
  private rows = 0;
  private readonly directions = new Map<ReadLine, 'in' | 'out'>();

  constructor(private readonly today: Day) {}

  read(tag: OfxTag, next: OfxTag | undefined): void {
    const { name, isEnd } = tag;
    if (isEnd) {
      this.readEnd(name);
      return;
    }
    if (INNER.includes(name)) {
      this.inner = this.open === null ? null : name;
    } else if (STATEMENTS.includes(name)) {
      this.close();
      this.part = this.addPart(makePart('', { isCard: name === 'CCSTMTRS' }));
    } else if (ACCOUNTS.includes(name) || name === 'STMTTRN' || name === 'LEDGERBAL') {
      this.close();
      this.open = { name, values: new Map(), isRepeated: false };
      if (name === 'STMTTRN') this.rows += 1;
      if (this.rows > MAX_LINES) throw new RefusedFile('rows', this.rows);
    } else if (name === 'AVAILBAL' || name === 'BANKTRANLIST') {
      this.close();
    } else this.readLeaf(name, readValue(tag, next));
  }

  /** Returns what was read. A file that does not end as it should has a last problem. */
  end(tags: readonly OfxTag[]): StatementPart[] {
    const last = this.part ?? this.parts[this.parts.length - 1];
    const isWhole = tags.some(({ name, isEnd }) => name === 'OFX' && isEnd);
    if (isWhole) this.close();
    // What is open may lack its last digits.
    else
      last?.problems.push({ row: this.open?.name === 'STMTTRN' ? this.rows : this.rows + 1, reason: 'cut' });
    if (this.parts.length === 0) throw new RefusedFile('no-statement');
    return joinParts(this.parts).map((part) => this.findSigns(part));
  }

  /** A bill has purchases, most of which are negative. Types are the signs of amounts that have none. */
  private findSigns(part: StatementPart): StatementPart {
    const { lines, isCard } = part;
    const negatives = lines.filter(({ cents }) => cents < 0).length;
    if (isCard) return { ...part, isSignOpen: lines.length > 0 && negatives * 2 < lines.length };
    const count = (direction: 'in' | 'out', isNegative: boolean) =>
      lines.filter((line) => this.directions.get(line) === direction && line.cents < 0 === isNegative).length;
    const [positiveDebits, negativeCredits] = [count('out', false), count('in', true)];
    const agreed = count('out', true) + count('in', false);
    if (agreed > 0 && positiveDebits > 0 && agreed + positiveDebits === lines.length && negatives === 0)
      return { ...part, lines: lines.map((line) => this.addSign(line)) };
    const isInverted = agreed === 0 && positiveDebits > 0 && negativeCredits > 0;
    return { ...part, isSignOpen: isInverted || (negatives === 0 && positiveDebits > 0) };
  }

  private addSign(line: ReadLine): ReadLine {
    return this.directions.get(line) === 'out' ? { ...line, cents: -line.cents } : line;
  }

  private addPart(part: StatementPart): StatementPart {
    this.parts.push(part);
    this.periodEnd = null;
    return part;
  }

  /** A file can lack the start of its statement. */
  private toPart(): StatementPart {
    this.part ??= this.addPart(makePart());
    return this.part;
  }

  private readEnd(name: string): void {
    if (name === this.inner) this.inner = null;
    else if (name === this.open?.name || name === 'BANKTRANLIST' || STATEMENTS.includes(name)) this.close();
    if (STATEMENTS.includes(name)) this.part = null;
  }

  private readLeaf(name: string, value: string): void {
    if (this.open === null) {
      if (name === 'CURDEF') assertReais(value);
      if (name === 'DTEND') this.periodEnd = readOfxDay(value);
      return;
    }
    const key = this.inner === null ? name : `${this.inner}.${name}`;
    const earlier = this.open.values.get(key);
    if (earlier === undefined) this.open.values.set(key, value);
    else if (TEXTS.includes(key)) this.open.values.set(key, `${earlier} ${value}`);
    else if (ONCE.includes(key)) this.open.isRepeated = true;
  }

  private close(): void {
    const { open } = this;
    this.open = null;
    this.inner = null;
    if (open === null) return;
    if (open.name === 'STMTTRN') this.addLine(open.values, open.isRepeated);
    else if (open.name === 'LEDGERBAL') this.addBalance(open.values);
    else this.addAccount(open.name, open.values);
  }

  private addAccount(name: string, values: Values): void {
    const part = this.toPart();
    const number = (values.get('ACCTID') ?? '').replace(/[^\dA-Za-z]/g, '').slice(0, MAX_ID);
    const bankCode = (values.get('BANKID') ?? '').replace(/\D/g, '').replace(/^0+/, '').slice(0, 8);
    part.isCard ||= name === 'CCACCTFROM';
    part.bankCode = bankCode === '' ? '' : bankCode.padStart(3, '0');
    part.numberEnd = number.slice(-4);
    part.key = number === '' ? '' : [part.isCard ? 'card' : bankCode, number.replace(/^0+/, '')].join('/');
  }

  private addBalance(values: Values): void {
    const part = this.toPart();
    const read = readOfxAmount(values.get('BALAMT') ?? '');
    const day = readOfxDay(values.get('DTASOF') ?? '');
    // The balance of a day after the period can have movements that the file does not have.
    const isOfPeriod =
      day !== null && day <= this.today && (this.periodEnd === null || day <= this.periodEnd);
    if (isOfPeriod && 'cents' in read) addDayBalance(part, { day, cents: read.cents });
  }

  private addLine(values: Values, isRepeated: boolean): void {
    const part = this.toPart();
    const row = this.rows;
    const refuse = (reason: LineProblem) => part.problems.push({ row, reason });
    const bankId = readId(values.get('FITID'));
    const text = joinTexts(toText(values.get('NAME')), toText(values.get('MEMO')));
    const read = readOfxAmount(values.get('TRNAMT') ?? '');
    if (BALANCE_WORDS.test(fold(text))) {
      part.leftOut.push({ row, reason: 'balance' });
      return;
    }
    const day = readOfxDay(values.get('DTPOSTED') ?? '');
    if (isRepeated || 'problem' in read) refuse('problem' in read ? read.problem : 'amount');
    else if (day === null) refuse('day');
    else if (!isReais(values.get('CURRENCY.CURSYM') ?? '')) refuse('currency');
    else if (read.cents === 0) part.leftOut.push({ row, reason: 'zero' });
    else if (day > this.today) part.leftOut.push({ row, reason: 'not-booked' });
    else {
      const document = readId(values.get('CHECKNUM')) || readId(values.get('REFNUM'));
      const line = { row, day, cents: read.cents, text, document, bankId };
      const direction = DIRECTIONS.get(values.get('TRNTYPE')?.toUpperCase() ?? '');
      part.lines.push(line);
      if (direction !== undefined) this.directions.set(line, direction);
    }
  }
}

/** A file can have the same account several times, such as once for each month. */
function joinParts(parts: readonly StatementPart[]): StatementPart[] {
  const joined: StatementPart[] = [];
  for (const part of parts) {
    const same = part.key === '' ? undefined : joined.find(({ key }) => key === part.key);
    if (same === undefined) joined.push({ ...part });
    else {
      same.lines = same.lines.concat(part.lines);
      same.leftOut = same.leftOut.concat(part.leftOut);
      same.problems = same.problems.concat(part.problems);
      for (const balance of part.balances) addDayBalance(same, balance);
    }
  }
  return joined;
}

/** Adds the balance of a day. A later one in the file replaces it. */
function addDayBalance(part: StatementPart, balance: DayBalance): void {
  const others = part.balances.filter(({ day }) => day !== balance.day);
  part.balances = [...others, balance].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Returns the first 8 digits as a day. The time and its zone do not count. */
function readOfxDay(text: string): Day | null {
  const [, year, month, day] = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:\d{0,6}|\d{9})(?!\d)/.exec(text) ?? [];
  const read = `${year ?? ''}-${month ?? ''}-${day ?? ''}`;
  return year !== undefined && isCalendarDay(read) ? read : null;
}

const isReais = (currency: string): boolean => ['', 'BRL', 'BRC', 'R$'].includes(currency.toUpperCase());

function assertReais(currency: string): void {
  if (!isReais(currency)) throw new RefusedFile('other-currency');
}

/** Returns a text without entities, invisible characters and repeated spaces. */
function toText(text = ''): string {
  const content = text.replace(/^<!\[CDATA\[([^]*)\]\]>$/, '$1');
  const cleaned = replaceRefused(cleanText(unescapeXml(content).replaceAll('&nbsp;', ' ')), (character) =>
    /\s/.test(character) ? ' ' : '',
  );
  return Array.from(cleaned.replace(/\s+/g, ' ').trim()).slice(0, MAX_TEXT).join('');
}

/** Some banks write `-1` or zeros if they have no id. */
function readId(text: string | undefined): string {
  const id = toText(text).slice(0, MAX_ID);
  return /^-?0*1?$/.test(id) && id !== '1' ? '' : id;
}

/** A part that both texts have is written once. */
function joinTexts(name: string, memo: string): string {
  const [foldedName, foldedMemo] = [fold(name), fold(memo)];
  if (foldedMemo.includes(foldedName)) return memo;
  if (foldedName.includes(foldedMemo)) return name;
  // A long name is often cut, and the memo begins with all of it or goes on.
  return `${name} ${memo}`;
}
