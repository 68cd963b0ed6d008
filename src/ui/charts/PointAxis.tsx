import styles from './axes.module.css';
import { findMiddle } from './scales';
import type { PointScale } from './scales';
import type { ChartPoint } from './series';
import { estimateTextWidth } from './textWidth';

type Props = { points: readonly ChartPoint[]; scale: PointScale; y: number };

/** Free pixels between two labels. */
const GAP = 12;

/** The labels of as many positions as there is room for, at equal distances. */
export function PointAxis({ points, scale, y }: Props) {
  const widestLabel = Math.max(0, ...points.map(({ label }) => estimateTextWidth(label)));
  const labelStep = Math.max(1, Math.ceil((widestLabel + GAP) / scale.step()));
  // In right-to-left, the range begins at the right.
  const left = Math.min(...scale.range());
  const right = Math.max(...scale.range());
  const placedLabels = points.flatMap(({ id, label }, index) => {
    if (index % labelStep !== 0) return [];
    const halfWidth = estimateTextWidth(label) / 2;
    return [
      {
        id,
        label,
        halfWidth,
        x: Math.min(right - halfWidth, Math.max(left + halfWidth, findMiddle(scale, index))),
      },
    ];
  });
  // The first and the last label move into the plot, so they may touch their neighbours.
  const labels = placedLabels.filter((label, index) => {
    const previousLabel = placedLabels[index - 1];
    return (
      !previousLabel || Math.abs(label.x - previousLabel.x) >= label.halfWidth + previousLabel.halfWidth + GAP
    );
  });
  return (
    <g>
      {labels.map(({ id, label, x }) => (
        <text key={id} className={styles['label']} x={x} y={y} textAnchor="middle">
          {label}
        </text>
      ))}
    </g>
  );
}
