import styles from './ProgressBar.module.css';

type Props = {
  value: number;
  target: number;
  /** What should be reached by now. */
  expected?: number | null;
};

/** A bar of a value, with marks at the target and at the expected value. The caller shows the values as text. */
export function ProgressBar({ value, target, expected = null }: Props) {
  const largest = Math.max(value, target, expected ?? 0);
  const toPercent = (amount: number) => `${String(largest > 0 ? (Math.max(0, amount) / largest) * 100 : 0)}%`;
  return (
    <svg className={styles['progress']} aria-hidden="true">
      <rect className={styles['track']} y={6} width="100%" height={12} />
      <rect className={styles['bar']} y={6} width={toPercent(value)} height={12} />
      {expected !== null && (
        <line
          className={styles['expected']}
          x1={toPercent(expected)}
          x2={toPercent(expected)}
          y1={1}
          y2={23}
        />
      )}
      {value > target && (
        <line className={styles['target']} x1={toPercent(target)} x2={toPercent(target)} y1={6} y2={18} />
      )}
    </svg>
  );
}
