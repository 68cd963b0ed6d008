// The pseudo-language of development (docs/i18n.md): every text of a catalogue with accents, two fifths longer, and in
// brackets. What shows without brackets was never put into a catalogue, and what is cut off has too little room.
import { TYPE } from '@formatjs/icu-messageformat-parser';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'áƀćđéƒǵħíĵķłɱńóƥʠŕśťúṽŵẋýžÁƁĆĐÉƑǴĦÍĴĶŁṀŃÓƤɊŔŚŤÚṼŴẊÝŽ'];
const ACCENTS = new Map([...LETTERS].map((letter, at) => [letter, ACCENTED[at]]));

// Vowels are two letters of five.
const lengthened = (text) => text.replace(/[aeiouáàâãéêíóôõúAEIOU]/g, '$&$&');
const accented = (text) => [...lengthened(text)].map((letter) => ACCENTS.get(letter) ?? letter).join('');

function within(elements) {
  return elements.map((element) => {
    if (element.type === TYPE.literal) return { ...element, value: accented(element.value) };
    if (element.type === TYPE.tag) return { ...element, children: within(element.children) };
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: within(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

/** A parsed message in the pseudo-language: its placeholders, plurals and tags are as they were. */
export const pseudo = (message) => [
  { type: TYPE.literal, value: '⟦' },
  ...within(message),
  { type: TYPE.literal, value: '⟧' },
];
