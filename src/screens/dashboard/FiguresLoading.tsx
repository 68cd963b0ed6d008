import { FormattedMessage } from 'react-intl';
import type { Widget } from '../../api/widget';
import type { GridSize } from '../../ui/Grid';
import { CardSections, readSize } from './CardSections';
import { messages } from './figures.messages';
import styles from './FiguresLoading.module.css';

type Ghost = { size: GridSize; height: 'figure' | 'chart' };

const FIGURE: Ghost = { size: 's', height: 'figure' };
const CHART: Ghost = { size: 'full', height: 'chart' };

type Props = {
  /** Whether the company's day is above, which has the figures. */
  hasDay: boolean;
  /** The widgets of the same dashboard in the period before. */
  lastWidgets: readonly Widget[] | null;
};

/** Ghosts of the cards while the figures load. */
export const FiguresLoading = ({ hasDay, lastWidgets }: Props) => {
  const ghosts =
    lastWidgets?.map(toGhost) ?? (hasDay ? [CHART, CHART] : [FIGURE, FIGURE, FIGURE, FIGURE, CHART, CHART]);
  return (
    <div role="status">
      <span className="visuallyHidden">
        <FormattedMessage {...messages.loading} />
      </span>
      <CardSections
        cards={ghosts.map(({ size, height }, index) => ({
          key: String(index),
          size,
          content: <div className={styles['ghost']} data-height={height} />,
        }))}
      />
    </div>
  );
};

const toGhost = (widget: Widget): Ghost => ({
  size: readSize(widget),
  height: widget.variant === 'metric' || widget.variant === 'progress' ? 'figure' : 'chart',
});
