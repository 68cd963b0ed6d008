import type { Dashboard } from '../../api/dashboard';
import type { Widget } from '../../api/widget';
import { DEFAULT_DASHBOARD } from '../../config/paths';
import { FiguresBar, Widgets } from './Figures';

/** Figures that no backend sent, for `SamplePage`. */
export const SampleFigures = () => (
  <>
    <FiguresBar
      code={SAMPLE.code}
      period={{ key: 'month' }}
      dashboard={SAMPLE}
      at={performance.timeOrigin}
      isRunning={false}
      isStale={false}
      onRefresh={() => undefined}
    />
    <Widgets dashboard={SAMPLE} />
  </>
);

/** One figure is more than before, one is less, and one is equal. Values are in cents. */
const SAMPLE: Dashboard = {
  code: DEFAULT_DASHBOARD,
  title: '',
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
  asOf: '2026-06-15',
  generatedAt: '2026-06-15T12:00:00Z',
  weekStartsOn: 7,
  period: {
    key: 'month',
    from: '2026-06-01',
    to: '2026-06-30',
    before: { from: '2026-05-01', to: '2026-05-31' },
  },
  widgets: [metric('more', 123456), metric('less', 65432), metric('equal', 100000)],
  language: null,
  etag: null,
};

function metric(id: string, value: number): Widget {
  return {
    variant: 'metric',
    content: {
      kind: 'metric',
      id,
      title: id,
      size: 's',
      unit: 'currency',
      value,
      before: 100000,
      good: 'up',
      count: 2,
      link: { to: 'entries' },
    },
  };
}
