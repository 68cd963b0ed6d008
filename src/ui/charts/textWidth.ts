/** Pixels of an average character of a label at 12 pixels, in a wide system font (DejaVu Sans). */
const CHARACTER = 7.6;

/** Estimates the width of a label. A measurement would need a layout for each label. */
export const widthOfText = (text: string): number => Math.ceil(text.length * CHARACTER);
