/** Pixels of an average character of a label at 12 pixels, in a wide system font (DejaVu Sans). */
const CHARACTER_PX = 7.6;

/** Estimates the width of a label. A measurement would need a layout for each label. */
export const estimateTextWidth = (text: string): number => Math.ceil(text.length * CHARACTER_PX);
