import { useId } from 'react';
import styles from './marks.module.css';
import { Patterns, patternUrl } from './Patterns';
import type { Dash, SeriesColour, SeriesShape } from './series';

type Props = { shape: SeriesShape; colour: SeriesColour; dash: Dash };

/** The sample of a series in a legend. */
export function Swatch({ shape, colour, dash }: Props) {
  const id = useId();
  return (
    <svg className={styles['swatch']} width={20} height={12} viewBox="0 0 20 12" aria-hidden>
      {shape === 'bar' ? (
        <>
          <Patterns chartId={id} colours={[colour]} />
          <g className={styles['bars']} data-colour={colour} fill={patternUrl(id, colour)}>
            <rect x={4} width={12} height={12} />
          </g>
        </>
      ) : (
        <g data-colour={colour}>
          {shape === 'area' && <path className={styles['area']} d="M0 6H20V12H0Z" />}
          <path className={styles['line']} data-dash={dash} d="M0 6H20" />
        </g>
      )}
    </svg>
  );
}
