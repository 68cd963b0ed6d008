/** Returns the width of a text in points. */
type Measure = (text: string) => number;

const ELLIPSIS = '…';

/** Breaks a text into at most `maxLines` lines of a width. The last line ends with an ellipsis if the text is longer. */
export function fitLines(text: string, width: number, maxLines: number, measure: Measure): string[] {
  const lines: string[] = [];
  let remainingText = text;
  while (remainingText !== '') {
    if (lines.length === maxLines - 1) return [...lines, cutToFit(remainingText, width, measure)];
    const line = takeLine(remainingText, width, measure);
    lines.push(line);
    remainingText = remainingText.slice(line.length).trimStart();
  }
  return lines.length > 0 ? lines : [''];
}

/** Returns the words that fit into a line, or a part of the first word. */
function takeLine(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const words = text.split(' ');
  const count = countFitting(words.length, (size) => measure(words.slice(0, size).join(' ')) <= width);
  if (count > 0) return words.slice(0, count).join(' ');
  const characters = Array.from(text);
  const fitting = countFitting(
    characters.length,
    (size) => measure(characters.slice(0, size).join('')) <= width,
  );
  return characters.slice(0, Math.max(1, fitting)).join('');
}

function cutToFit(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const characters = Array.from(text);
  const shorten = (size: number) => `${characters.slice(0, size).join('').trimEnd()}${ELLIPSIS}`;
  return shorten(countFitting(characters.length, (size) => measure(shorten(size)) <= width));
}

/** Returns the largest size up to `maxSize` that fits, by halves. */
function countFitting(maxSize: number, fits: (size: number) => boolean): number {
  let [low, high] = [0, maxSize];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}
