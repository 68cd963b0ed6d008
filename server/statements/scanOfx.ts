// Splits an OFX file into its tags, without recursion and in time that grows with its length.

/** A tag that is known. `text`: what is between it and the next known tag. */
export type OfxTag = { name: string; isEnd: boolean; text: string };

const split = (words: string) => words.split(' ');

/** Tags that contain other tags. */
const AGGREGATES = split(
  'OFX OFC SIGNONMSGSRSV1 SONRS STATUS FI BANKMSGSRSV1 CREDITCARDMSGSRSV1 STMTTRNRS CCSTMTTRNRS STMTRS CCSTMTRS BANKACCTFROM CCACCTFROM BANKACCTTO CCACCTTO BANKTRANLIST STMTTRN LEDGERBAL AVAILBAL BALLIST BAL PAYEE CURRENCY ORIGCURRENCY BANKTRANLISTP STMTTRNP IMAGEDATA',
);

/** Tags that contain a value. Another tag in a value is text. */
const LEAVES = split(
  'CODE SEVERITY MESSAGE DTSERVER LANGUAGE DTPROFUP DTACCTUP ORG FID SESSCOOKIE ACCESSKEY TRNUID CLTCOOKIE CURDEF BANKID BRANCHID ACCTID ACCTTYPE ACCTKEY DTSTART DTEND TRNTYPE DTPOSTED DTUSER DTAVAIL TRNAMT FITID CORRECTFITID CORRECTACTION SRVRTID CHECKNUM REFNUM SIC PAYEEID NAME EXTDNAME MEMO BALAMT DTASOF CURRATE CURSYM MKTGINFO DESC BALTYPE VALUE ADDR1 ADDR2 ADDR3 CITY STATE POSTALCODE COUNTRY PHONE INV401KSOURCE CPF CNPJ',
);
const KNOWN = new Set([...AGGREGATES, ...LEAVES]);

/** A tag, perhaps with a prefix and attributes. The lengths keep the scan of a hostile file short. */
const TAG = /<(\/?)(?:\w{1,16}:)?([A-Za-z][A-Za-z0-9.]{0,31})(?:\s[^<>]{0,200})?\s{0,4}\/?>/y;

const isKnown = (name: string): boolean => KNOWN.has(name) || name.startsWith('INTU.');

/** Returns the known tags of a text in their order. A `<` without a known tag is text. */
export function scanOfx(text: string): OfxTag[] {
  const tags: OfxTag[] = [];
  let last: { tag: OfxTag; end: number } | null = null;
  let at = text.indexOf('<');
  while (at >= 0) {
    TAG.lastIndex = at;
    const [whole = '', slash, read = ''] = TAG.exec(text) ?? [];
    const name = read.toUpperCase();
    if (!isKnown(name)) {
      at = text.indexOf('<', at + 1);
      continue;
    }
    if (last !== null) last.tag.text = text.slice(last.end, at);
    const tag = { name, isEnd: slash === '/', text: '' };
    tags.push(tag);
    last = { tag, end: at + whole.length };
    at = text.indexOf('<', last.end);
  }
  if (last !== null) last.tag.text = text.slice(last.end);
  return tags;
}

/** Tags whose value is a text. Any other value ends at a tag, also at one that is not known. */
export const TEXTS = ['NAME', 'MEMO'];

/**
 * Returns the value of a tag. With its end tag it can have several lines. Without it, it ends with the line, or with the
 * first line that has a text.
 */
export function readValue({ name, text }: OfxTag, next: OfxTag | undefined): string {
  const isClosed = next?.isEnd === true && next.name === name;
  const value = isClosed ? text : (text.trimStart().split(/[\r\n]/, 1)[0] ?? '');
  return (TEXTS.includes(name) ? value : (value.split(/<\/?[A-Za-z]/, 1)[0] ?? '')).trim();
}
