import { BarList } from '../../src/ui/charts/BarList';
import { ProgressBar } from '../../src/ui/charts/ProgressBar';
import type { ChartSeries } from '../../src/ui/charts/series';
import { SeriesChart } from '../../src/ui/charts/SeriesChart';

const money = (value: number | null) =>
  value === null ? 'sem valor' : `R$ ${value.toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`;
const short = (value: number) =>
  value.toLocaleString('pt-BR', { notation: 'compact', style: 'currency', currency: 'BRL' });

const DAYS = Array.from({ length: 30 }, (_, index) => ({
  id: String(index),
  label: `${String(index + 1)} de nov.`,
  name: `${String(index + 1)} de novembro de 2026`,
}));
const MONTHS = ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.'].map((label) => ({
  id: label,
  label,
  name: `${label} de 2026`,
}));

const wave = (size: number, speed: number) =>
  DAYS.map((_, index) => Math.round(size * (1.2 + Math.sin(index * speed))));

const CASH: ChartSeries[] = [
  { id: 'in', title: 'Entradas', shape: 'bar', colour: 1, values: wave(4_000, 0.7) },
  {
    id: 'out',
    title: 'Saídas',
    shape: 'bar',
    colour: 2,
    values: wave(3_200, 1.1).map((value, index) => (index % 7 === 6 ? null : value)),
  },
  {
    id: 'balance',
    title: 'Saldo projetado',
    shape: 'line',
    colour: 3,
    values: DAYS.map((_, index) => 94_000 + 900 * index - 40 * index * index),
  },
];
const PRODUCTS: ChartSeries[] = [
  {
    id: 'a',
    title: 'Produto A',
    shape: 'line',
    colour: 1,
    values: [41_000, 43_500, 42_000, 47_000, null, 52_000],
  },
  {
    id: 'b',
    title: 'Produto B',
    shape: 'line',
    colour: 2,
    values: [38_000, 37_000, 39_500, 41_000, 40_500, 44_000],
  },
  {
    id: 'c',
    title: 'Produto C',
    shape: 'line',
    colour: 3,
    values: [33_000, 35_500, 34_000, 36_000, 38_500, 37_000],
  },
  {
    id: 'd',
    title: 'Produto D',
    shape: 'line',
    colour: 4,
    values: [30_000, 29_000, 31_500, 30_000, 32_000, 34_500],
  },
];
const RESULT: ChartSeries[] = [
  {
    id: 'result',
    title: 'Resultado',
    shape: 'area',
    colour: 1,
    values: [-12_000, 8_000, 21_000, -4_000, 9_000, 30_000],
  },
];
const BRANCHES: ChartSeries[] = ([1, 2, 3, 4] as const).map((colour) => ({
  id: String(colour),
  title: `Filial ${String(colour)}`,
  shape: 'bar',
  colour,
  values: MONTHS.map((_, index) => 9_000 * colour + 4_000 * ((index * colour) % 5)),
}));

const textOf = (points: readonly { name: string }[], series: readonly ChartSeries[]) => (index: number) =>
  `${points[index]?.name ?? ''}: ${series.map(({ title, values }) => `${title} ${money(values[index] ?? null)}`).join(', ')}`;

const CHARTS = [
  { label: 'Fluxo de caixa', points: DAYS, series: CASH, forecast: { from: 20, label: 'Previsão' } },
  { label: 'Produtos', points: MONTHS, series: PRODUCTS, forecast: null },
  { label: 'Resultado', points: MONTHS, series: RESULT, forecast: null },
  { label: 'Filiais', points: MONTHS, series: BRANCHES, forecast: null },
];

const PARTS = [
  { id: 'open', title: 'A vencer', value: 91_200 },
  { id: 'd30', title: '1–30 dias', value: 8_400 },
  { id: 'd60', title: '31–60 dias', value: 3_150 },
  { id: 'd90', title: 'Mais de 90 dias', value: 0 },
];

export const Charts = () => (
  <>
    {CHARTS.map(({ label, points, series, forecast }) => (
      <section key={label}>
        <SeriesChart
          label={label}
          points={points}
          series={series}
          format={money}
          formatTick={short}
          describePoint={textOf(points, series)}
          forecast={forecast}
        />
      </section>
    ))}
    <section>
      <BarList
        rows={PARTS.map(({ id, title, value }) => ({
          id,
          title: <bdi>{title}</bdi>,
          value: money(value),
          detail: (value / 102_750).toLocaleString('pt-BR', { style: 'percent' }),
          length: value / 91_200,
        }))}
      />
    </section>
    <section>
      <ProgressBar value={61_200} target={90_000} expected={63_000} />
      <ProgressBar value={97_200} target={90_000} />
    </section>
  </>
);
