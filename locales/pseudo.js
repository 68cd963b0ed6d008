// The pseudo-language of development (docs/i18n.md): every catalogue text gets accents, brackets and two fifths more
// length. A text without brackets is missing in the catalogue. A text that is cut off needs more space.
import { TYPE } from '@formatjs/icu-messageformat-parser';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'áƀćđéƒǵħíĵķłɱńóƥʠŕśťúṽŵẋýžÁƁĆĐÉƑǴĦÍĴĶŁṀŃÓƤɊŔŚŤÚṼŴẊÝŽ'];
const ACCENTS = new Map([...LETTERS].map((letter, index) => [letter, ACCENTED[index]]));

// Vowels are two fifths of the letters.
const lengthen = (text) => text.replace(/[aeiouáàâãéêíóôõúAEIOU]/g, '$&$&');
const accent = (text) => [...lengthen(text)].map((letter) => ACCENTS.get(letter) ?? letter).join('');

function accentElements(elements) {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: accent(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: accentElements(element.children) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: accentElements(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

/** Returns a parsed message in the pseudo-language. Placeholders, plurals and tags do not change. */
export const toPseudo = (message) => [
  { type: TYPE.literal, value: '⟦' },
  ...accentElements(message),
  { type: TYPE.literal, value: '⟧' },
];
