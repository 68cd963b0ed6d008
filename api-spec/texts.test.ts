import { cleanText, hasRefusedCharacter, isBlank, replaceRefused } from './texts';

const LAST_CODE_POINT = 0x10_ffff;
const between = (code: number, first: number, last: number) => code >= first && code <= last;

it('control characters, surrogates and noncharacters are refused, and no other character [specification §7.47]', () => {
  const misjudged = [];
  for (let code = 0; code <= LAST_CODE_POINT; code += 1) {
    const isControl = code < 0x20 || between(code, 0x7f, 0x9f);
    const isSurrogate = between(code, 0xd800, 0xdfff);
    // The last two code points of each plane are noncharacters too.
    const isNoncharacter = between(code, 0xfdd0, 0xfdef) || (code & 0xfffe) === 0xfffe;
    const text = `a${String.fromCodePoint(code)}b`;
    if (hasRefusedCharacter(text) !== (isControl || isSurrogate || isNoncharacter))
      misjudged.push(code.toString(16));
  }
  expect(misjudged).toEqual([]);
});

it.each([
  [
    'invisible characters and changes of direction',
    'a\u00AD\u061C\u180E\u200B\u200E\u200F\u202A\u202E\u2060\u2066\u2069\uFEFF\uFFF9\u{E0041}b',
    'ab',
  ],
  ['no joiners', 'A\u200Cb\u200Dc', 'A\u200Cb\u200Dc'],
  ['no emoji, accents and spaces', '👩‍🌾 São João\u2028dois\u00A0', '👩‍🌾 São João\u2028dois\u00A0'],
  ['no refused characters', '\u0007\uFFFE', '\u0007\uFFFE'],
])('a text loses %s [specification §7.47]', (_what, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned);
});

it.each(['', ' \u00A0', '\u200C\u200D', '\u3164', '\u115F\u1160', '\uFFA0', '\u2800', '\u034F', '\uFE0F'])(
  '%j has nothing that a person can see [specification §7.47]',
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(isBlank(`${text}ã`)).toBe(false);
  },
);

it('a pair of surrogates is one character, and each half alone is replaced [specification §7.47]', () => {
  expect(replaceRefused('😀 \ud83d \ude00', () => '?')).toBe('😀 ? ?');
});
