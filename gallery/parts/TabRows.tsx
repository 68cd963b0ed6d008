import { ChartColumn, List } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../src/ui/Badge';
import { Tabs } from '../../src/ui/Tabs';

const MONTHS = ['Janeiro', 'Fevereiro', 'Março', 'Abril', 'Maio', 'Junho', 'Julho', 'Agosto', 'Setembro'];

export function TabRows() {
  const [shown, show] = useState<'chart' | 'list' | 'notes' | 'archive'>('chart');
  const [month, showMonth] = useState('Março');
  return (
    <>
      <section>
        <Tabs
          label="Vendas"
          shownId={shown}
          onShow={show}
          tabs={[
            {
              id: 'chart',
              title: 'Gráfico',
              icon: <ChartColumn aria-hidden size={18} />,
              content: 'O gráfico',
            },
            {
              id: 'list',
              title: 'Lançamentos',
              icon: <List aria-hidden size={18} />,
              badge: <Badge>128</Badge>,
              content: 'Os lançamentos',
            },
            { id: 'notes', title: 'Observações', content: 'As observações' },
            { id: 'archive', title: 'Arquivo', isDisabled: true, content: 'O arquivo' },
          ]}
        />
      </section>
      <section>
        <Tabs
          label="Meses"
          shownId={month}
          onShow={showMonth}
          tabs={MONTHS.map((name) => ({ id: name, title: name, content: name }))}
        />
      </section>
    </>
  );
}
