import type { Dashboard } from '../../api/dashboard';
import type { Widget } from '../../api/widget';
import { languageOf } from '../../config/languages';
import { DEFAULT_DASHBOARD } from '../../config/paths';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/language';
import { LibraryRoot } from '../../ui/LibraryRoot';
import { FiguresBar, Widgets } from './Figures';
import styles from './SampleFigures.module.css';

/**
 * Figures that no backend sent and nobody sees. To render them, the browser compiles the code of the figures and prepares
 * their formats and fonts. The first real figures are shown sooner then (docs/decisions/047-sample-figures.md).
 */
export function SampleFigures() {
  const { direction } = languageOf(useAppSelector(selectLanguage));
  return (
    <LibraryRoot direction={direction}>
      <div className={styles['sample']} inert aria-hidden>
        <FiguresBar
          code={SAMPLE.code}
          period={{ key: 'month' }}
          dashboard={SAMPLE}
          at={Date.parse(SAMPLE.generatedAt)}
          isRunning={false}
          isStale={false}
          onRefresh={() => undefined}
        />
        <Widgets dashboard={SAMPLE} />
      </div>
    </LibraryRoot>
  );
}

/** One figure more than before, one less, and one equal. Values are in cents. */
const SAMPLE: Dashboard = {
  code: DEFAULT_DASHBOARD,
  title: '',
  timeZone: 'America/Sao_Paulo',
  currency: 'BRL',
  asOf: '2026-01-15',
  generatedAt: '2026-01-15T12:00:00Z',
  weekStartsOn: 7,
  period: {
    key: 'month',
    from: '2026-01-01',
    to: '2026-01-31',
    before: { from: '2025-12-01', to: '2025-12-31' },
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
