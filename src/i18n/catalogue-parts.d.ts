/** A part of a catalogue. locales/parse-loader.js makes it. */
declare module '*.json?first' {
  const texts: Record<string, string>;
  export default texts;
}
declare module '*.json?frame' {
  const texts: Record<string, string>;
  export default texts;
}
declare module '*.json?pages' {
  const texts: Record<string, string>;
  export default texts;
}
