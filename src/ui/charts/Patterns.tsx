import styles from './marks.module.css';
import type { SeriesColour } from './series';

type Props = { chartId: string; colours: readonly SeriesColour[] };

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
        {...(colour !== 3 && { patternTransform: colour === 2 ? 'rotate(45)' : 'rotate(-45)' })}
      >
        <rect className={styles['fill']} width={6} height={6} />
        {colour === 3 && <circle className={styles['gap']} cx={3} cy={3} r={1.2} />}
        {(colour === 2 || colour === 4) && (
          <rect className={styles['gap']} width={colour === 2 ? 2 : 1} height={6} />
        )}
      </pattern>
    ))}
  </defs>
);

const patternId = (chartId: string, colour: SeriesColour): string => `${chartId}-${String(colour)}`;

/** Returns the `fill` of a series. */
export const patternUrl = (chartId: string, colour: SeriesColour): string =>
  `url(#${patternId(chartId, colour)})`;
