import { useState } from 'react';
import { Button } from '../../src/ui/Button';
import { CardList } from '../../src/ui/CardList';
import { DataTable } from '../../src/ui/DataTable';
import type { TableColumn } from '../../src/ui/DataTableRow';
import { SelectionBar } from '../../src/ui/SelectionBar';

const COLUMNS: readonly TableColumn[] = [
  { id: 'customer', title: 'Cliente', sort: { order: null, to: '#tables' } },
  { id: 'city', title: 'Cidade' },
  {
    id: 'revenue',
    title: 'Receita',
    isNumber: true,
    sort: { order: 'descending', to: '#tables' },
  },
  { id: 'part', title: 'Participação', isNumber: true },
];

const LONG = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  cells: () => [
    <a key="customer" href="#tables">
      Cliente {index + 1}
    </a>,
    'São José dos Campos',
    `R$ ${(12_000 - index).toLocaleString('pt-BR')},00`,
    '0,7%',
  ],
}));

const NAMES = ['Padaria São João', 'Mercado Central', 'Oficina do Zé'];

/** Shift and a click select a range. */
function Selectable() {
  const [selected, select] = useState<readonly string[]>(['Mercado Central']);
  return (
    <>
      <DataTable
        label="Seleção de clientes"
        columns={COLUMNS}
        rows={NAMES.map((name) => ({ id: name, name, cells: () => [name, 'Belém', 'R$ 10,00', '33,3%'] }))}
        selection={{
          isSelected: (id) => selected.includes(id),
          onSelect: (ids, isSelected) =>
            select([...selected.filter((id) => !ids.includes(id)), ...(isSelected ? ids : [])]),
        }}
      />
      <SelectionBar
        count={selected.length}
        sums={<p>R$ {10 * selected.length},00</p>}
        onClear={() => select([])}
      />
    </>
  );
}

export const Tables = () => (
  <>
    <section>
      <DataTable
        label="Clientes"
        columns={COLUMNS}
        rows={[
          { id: 'a', cells: () => ['Padaria São João', 'Belém', 'R$ 12.040,00', '66,3%'] },
          { id: 'b', cells: () => ['Mercado Central', 'Goiânia', '−R$ 120,50', '33,7%'] },
          { id: 'c', cells: () => ['Total', '', 'R$ 11.919,50', '100%'], emphasis: 'total' },
        ]}
      />
    </section>
    <section>
      <Selectable />
    </section>
    <section>
      <CardList
        label="Clientes em cartões"
        cards={NAMES.map((name) => ({
          id: name,
          name,
          content: (
            <a data-whole href="#tables">
              {name}
            </a>
          ),
          action: (
            <Button variant="plain" onClick={() => undefined}>
              Pagar
            </Button>
          ),
        }))}
        groups={[
          { id: 'today', title: 'Hoje', detail: 'R$ 10,00', length: 1 },
          { id: 'later', title: 'Esta semana', detail: 'R$ 20,00', length: 2 },
        ]}
      />
    </section>
    <section>
      <DataTable label="Todos os clientes" columns={COLUMNS} rows={LONG} />
    </section>
  </>
);
