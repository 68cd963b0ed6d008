import styles from './axes.module.css';
import type { Direction, ValueScale } from './scales';

type Props = {
  values: ValueScale;
  format: (value: number) => string;
  ticks: readonly number[];
  /** Start and end of the lines. */
  start: number;
  end: number;
  direction: Direction;
};

/** Lines at round values with their labels. A mark tells that the axis does not begin at zero. */
export function ValueAxis({ values, format, ticks, start, end, direction }: Props) {
  const isRtl = direction === 'rtl';
  const [bottom = 0] = values.range();
  const [low = 0, high = 0] = values.domain();
  const labelX = isRtl ? end + 8 : start - 8;
  // The mark does not touch the labels beside the axis.
  const markX = isRtl ? end - 4 : start + 4;
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={styles['line']} data-zero={tick === 0} d={`M${start} ${values(tick)}H${end}`} />
          <text
            className={styles['label']}
            x={labelX}
            y={values(tick)}
            dy="0.32em"
            textAnchor={isRtl ? 'start' : 'end'}
          >
            {format(tick)}
          </text>
        </g>
      ))}
      {(low > 0 || high < 0) && (
        <path className={styles['break']} data-break d={`M${markX} ${bottom - 12}l-4 3 8 3 -8 3 4 3`} />
      )}
    </g>
  );
}
