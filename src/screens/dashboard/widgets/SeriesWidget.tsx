import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { formatValue } from '../../../controls/formatValue';
import { linkAddress } from '../../../controls/linkAddress';
import { listSeriesWithValue } from '../../../ui/charts/series';
import type { SeriesColour, SeriesShape } from '../../../ui/charts/series';
import { SeriesChart } from '../../../ui/charts/SeriesChart';
import { DataTable } from '../../../ui/DataTable';
import { uniqueKeys } from '../../../ui/uniqueKeys';
import { usePrinting } from '../../../ui/usePrinting';
import { useSeen } from '../../../ui/useSeen';
import { describeSeries } from './describeSeries';
import type { DescribedSeries } from './describeSeries';
import { formatTick, namePoint } from './formatFigures';
import type { Series } from './kinds';
import { findCommonLink, makePointLink } from './pointLink';
import { LinkedText } from './LinkedText';
import { NoValue } from './NoValue';
import styles from './SeriesWidget.module.css';
import { sentences } from './sentence.messages';
import { messages } from './widget.messages';
import { NoValues, WidgetFrame } from './WidgetFrame';
import type { WidgetProps } from './widgetProps';

/** A chart has at most this many colours. The table has every series. */
const MAX_SERIES = 4;

/** Values along days, months or texts. */
export function SeriesWidget({ widget, currency, lang }: WidgetProps<Series>) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { element, isSeen } = useSeen<HTMLDivElement>();
  const isPrinting = usePrinting();
  const { title, unit, x } = widget;
  const pointIds = uniqueKeys(x.values);
  const points = x.values.map((text, index) => ({
    id: pointIds[index] ?? text,
    ...namePoint(intl, x.grain, text),
  }));
  const series = colourSeries(widget.series);
  // A balance of zero is a value, but bars of zero show nothing.
  const isEmpty = series.every(({ isFlow, isEarlier, values }) =>
    values.every((value) => value === null || ((isFlow || isEarlier) && value === 0)),
  );
  if (points.length === 0 || isEmpty)
    return (
      <WidgetFrame head={widget} lang={lang}>
        <NoValues />
      </WidgetFrame>
    );
  const format = (value: number | null) => formatValue(intl, unit, currency, value);
  const forecastIndex = widget.forecastFrom === undefined ? -1 : x.values.indexOf(widget.forecastFrom);
  const forecastFrom = forecastIndex < 0 ? points.length : forecastIndex;
  const chartLink = widget.link ?? findCommonLink(widget.series.flatMap(({ link }) => link ?? []));
  // The entries behind a forecast are not those of its days.
  const isForecast = (index: number) => index >= forecastFrom;
  const findLink = (index: number, link = chartLink) =>
    isForecast(index) ? undefined : makePointLink(link, x.filter, x.grain, x.values[index] ?? '');
  const describePoint = (index: number) =>
    intl.formatMessage(isForecast(index) ? sentences.readingForecast : sentences.reading, {
      point: points[index]?.name ?? '',
      values: intl.formatList(
        listSeriesWithValue(series, index).map((one) =>
          intl.formatMessage(sentences.readingValue, {
            title: one.title,
            value: format(one.values[index] ?? null),
          }),
        ),
        { type: 'unit' },
      ),
    });
  const visibleSeries = series.slice(0, MAX_SERIES);
  return (
    <WidgetFrame
      head={widget}
      lang={lang}
      sentence={
        <>
          {describeSeries(intl, keepSameDays(visibleSeries), points, format, forecastFrom)}
          {series.length > MAX_SERIES && <> {intl.formatMessage(messages.moreSeries)}</>}
        </>
      }
      table={
        <DataTable
          label={title}
          columns={[
            { id: 'position of the axis', title: intl.formatMessage(nameColumn(x.grain)) },
            ...series.map((one) => ({
              id: one.id,
              title: <bdi lang={lang}>{one.title}</bdi>,
              isNumber: true,
            })),
          ]}
          rows={points.map(({ id, name }, index) => ({
            id,
            cells: () => [
              <LinkedText
                key="name"
                link={findLink(index)}
                lang={undefined}
                text={isForecast(index) ? intl.formatMessage(messages.forecastRow, { name }) : name}
              />,
              ...widget.series.map((one) => {
                const value = one.values[index] ?? null;
                if (value === null) return <NoValue key={one.id} text={format(null)} />;
                // There is nothing behind zero.
                const link = value !== 0 && one.link ? findLink(index, one.link) : undefined;
                return <LinkedText key={one.id} link={link} lang={undefined} text={format(value)} />;
              }),
            ],
          }))}
        />
      }
    >
      <div ref={element} className={styles['room']}>
        {(isSeen || isPrinting) && (
          <SeriesChart
            label={title}
            points={points}
            series={visibleSeries}
            format={format}
            formatTick={(value) => formatTick(intl, unit, currency, value)}
            describePoint={describePoint}
            forecast={
              forecastIndex < 0 ? null : { from: forecastFrom, label: intl.formatMessage(messages.forecast) }
            }
            onOpen={
              linkAddress(findLink(0)) === null
                ? undefined
                : (index) => {
                    const to = linkAddress(findLink(index));
                    if (to !== null) void navigate(to);
                  }
            }
          />
        )}
      </div>
    </WidgetFrame>
  );
}

/** An earlier series has values only where the first series has one, so that the sums are of the same days. */
const keepSameDays = ([first, ...others]: DescribedSeries[]): DescribedSeries[] => {
  const hasValue = (index: number) => (first?.values[index] ?? null) !== null;
  const cutSeries = others.map((one) =>
    one.isEarlier
      ? { ...one, values: one.values.map((value, index) => (hasValue(index) ? value : null)) }
      : one,
  );
  return first ? [first, ...cutSeries] : [];
};

/** The colour of a role. Other series get the remaining colours in their order. */
const ROLE_COLOURS: Partial<Record<string, SeriesColour>> = {
  income: 1,
  expense: 2,
  balance: 3,
  projection: 4,
  before: 4,
};

function colourSeries(all: Series['series']): DescribedSeries[] {
  const freeColours = new Set<SeriesColour>([1, 2, 3, 4]);
  const takeColour = (colour = [...freeColours][0] ?? 1): SeriesColour => {
    freeColours.delete(colour);
    return colour;
  };
  const ids = uniqueKeys(all.map(({ id }) => id));
  const roleColours = all.map(({ role }) => {
    const colour = ROLE_COLOURS[role ?? ''];
    return colour !== undefined && freeColours.has(colour) ? takeColour(colour) : undefined;
  });
  return all.map(({ id, title, shape, role, values }, index) => ({
    id: ids[index] ?? id,
    title,
    shape: readShape(shape),
    isFlow: shape === 'bar',
    isEarlier: role === 'before',
    colour: roleColours[index] ?? takeColour(),
    values,
  }));
}

const readShape = (shape: string | undefined): SeriesShape =>
  shape === 'bar' || shape === 'area' ? shape : 'line';

const nameColumn = (grain: string) =>
  grain === 'day' || grain === 'month' ? messages[grain] : messages.item;
