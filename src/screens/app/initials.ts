/** Returns the first letters of the first and the last word of a name, in upper case. */
export function readInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : ''].map((word) => word?.match(/^./u)?.[0]);
  return letters.join('').toLocaleUpperCase();
}
