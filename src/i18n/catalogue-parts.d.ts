/** A part of a catalogue, cut out by locales/parse-loader.js. */
declare module '*.json?first' {
  const texts: Record<string, string>;
  export default texts;
}
declare module '*.json?rest' {
  const texts: Record<string, string>;
  export default texts;
}
