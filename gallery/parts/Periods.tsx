import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { DayRangePicker } from '../../src/ui/DayRangePicker';
import { PeriodPicker } from '../../src/ui/PeriodPicker';
import type { ShowProps } from '../part';

const PRESETS = ['Hoje', 'Últimos 7 dias', 'Últimos 30 dias', 'Últimos 90 dias', 'Este mês', 'Este ano'];

const DAYS = { today: '2026-11-20', weekStartsOn: 7, maxYears: 10 };

export function Periods({ isOpen }: ShowProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const picker = useRef<HTMLDivElement>(null);
  const isOpenAtStart = isOpen('period');
  useEffect(() => {
    if (isOpenAtStart) picker.current?.querySelector('button')?.click();
  }, [isOpenAtStart]);
  const chosen = hash === '' ? '4' : hash.slice(1);
  return (
    <>
      <div ref={picker}>
        <PeriodPicker
          {...DAYS}
          presets={PRESETS.map((name, index) => ({ id: String(index), name, to: `#${index}` }))}
          chosenId={chosen === 'own' ? null : chosen}
          range={{ from: '2026-11-01', to: '2026-11-30' }}
          onChoose={() => void navigate('#own')}
        />
      </div>
      <section aria-label="DayRangePicker">
        <DayRangePicker {...DAYS} weekStartsOn={1} range={null} onChoose={() => undefined} />
      </section>
    </>
  );
}
