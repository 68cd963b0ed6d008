import styles from './axes.module.css';
import { middleOf } from './scales';
import type { PointScale } from './scales';
import type { ChartPoint } from './series';
import { widthOfText } from './textWidth';

type Props = { points: readonly ChartPoint[]; scale: PointScale; y: number };

/** Free pixels between two labels. */
const GAP = 12;

/** The labels of as many positions as there is room for, at equal distances. */
export function PointAxis({ points, scale, y }: Props) {
  const widest = points.reduce((most, { label }) => Math.max(most, widthOfText(label)), 0);
  const every = Math.max(1, Math.ceil((widest + GAP) / scale.step()));
  const [a, b] = scale.range();
  const [left, right] = [Math.min(a, b), Math.max(a, b)];
  const all = points.flatMap(({ id, label }, index) => {
    if (index % every !== 0) return [];
    const half = widthOfText(label) / 2;
    return [{ id, label, half, x: Math.min(right - half, Math.max(left + half, middleOf(scale, index))) }];
  });
  // The first and the last label move into the plot, so they may touch their neighbours.
  const labels = all.filter((one, index) => {
    const before = all[index - 1];
    return !before || Math.abs(one.x - before.x) >= one.half + before.half + GAP;
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
