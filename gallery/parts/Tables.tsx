import { DataTable } from '../../src/ui/DataTable';
import type { TableColumn } from '../../src/ui/DataTableRow';

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
      <DataTable label="Todos os clientes" columns={COLUMNS} rows={LONG} />
    </section>
  </>
);
