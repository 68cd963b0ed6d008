import styles from './marks.module.css';
import type { SeriesColour } from './series';

type Props = { chartId: string; colours: readonly SeriesColour[] };

const DOTTED: SeriesColour = 3;
/** The angle and the width of the gaps of the hatched fills. */
const HATCHES: Partial<Record<SeriesColour, { angle: number; gap: number }>> = {
  2: { angle: 45, gap: 2 },
  4: { angle: -45, gap: 1 },
};

/** Fills of bars: plain, hatched, dotted, and hatched the other way. They distinguish series without colour. */
export const Patterns = ({ chartId, colours }: Props) => (
  <defs>
    {colours.map((colour) => (
      <pattern
        key={colour}
        id={patternId(chartId, colour)}
        data-colour={colour}
        patternUnits="userSpaceOnUse"
        width={6}
        height={6}
        patternTransform={HATCHES[colour] && `rotate(${String(HATCHES[colour].angle)})`}
      >
        <rect className={styles['fill']} width={6} height={6} />
        {colour === DOTTED && <circle className={styles['gap']} cx={3} cy={3} r={1.2} />}
        {HATCHES[colour] && <rect className={styles['gap']} width={HATCHES[colour].gap} height={6} />}
      </pattern>
    ))}
  </defs>
);

const patternId = (chartId: string, colour: SeriesColour): string => `${chartId}-${String(colour)}`;

/** Returns the `fill` of a series. */
export const patternUrl = (chartId: string, colour: SeriesColour): string =>
  `url(#${patternId(chartId, colour)})`;
