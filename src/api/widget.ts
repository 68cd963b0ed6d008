import type { components } from '../../api-spec/schema.gen';
import { isBrokenWidget } from '../../api-spec/validators/isBrokenWidget.gen';
import { isMetricWidget } from '../../api-spec/validators/isMetricWidget.gen';
import { isOtherWidget } from '../../api-spec/validators/isOtherWidget.gen';
import { isProgressWidget } from '../../api-spec/validators/isProgressWidget.gen';
import { isSeriesWidget } from '../../api-spec/validators/isSeriesWidget.gen';
import { isShareWidget } from '../../api-spec/validators/isShareWidget.gen';
import { isTableWidget } from '../../api-spec/validators/isTableWidget.gen';
import { dropInvalidParts } from './dropInvalidParts';
import type { Guard } from './dropInvalidParts';
import { fieldOf } from './fieldOf';

type Schemas = components['schemas'];

/** A widget that was checked against the schema of its kind. */
export type Widget =
  | { variant: 'metric'; content: Schemas['MetricWidget'] }
  | { variant: 'series'; content: Schemas['SeriesWidget'] }
  | { variant: 'share'; content: Schemas['ShareWidget'] }
  | { variant: 'progress'; content: Schemas['ProgressWidget'] }
  | { variant: 'table'; content: Schemas['TableWidget'] }
  /** The backend could not compute it. */
  | { variant: 'problem'; content: Schemas['BrokenWidget'] }
  /** The portal does not know its kind. */
  | { variant: 'unknown'; content: Schemas['OtherWidget'] }
  /** It breaks its schema. `text` names the schema path. */
  | { variant: 'unreadable'; content: { id: string; title: string | null; text: string } };

/** Reads one widget. An invalid one does not make the others invalid. */
export function readWidget(value: unknown, index: number): Widget {
  const broken = dropInvalidParts(isBrokenWidget, value);
  if (broken) return { variant: 'problem', content: broken };
  const unreadable = (guard: Guard<unknown>, at = guard.at ?? ''): Widget => ({
    variant: 'unreadable',
    content: {
      id: textOf(value, 'id') ?? `#${String(index)}`,
      title: textOf(value, 'title'),
      text: `not what the API description says at /widgets/${String(index)}${at}`,
    },
  });
  switch (fieldOf(value, 'kind')) {
    case 'metric': {
      const content = dropInvalidParts(isMetricWidget, value);
      return content ? { variant: 'metric', content } : unreadable(isMetricWidget);
    }
    case 'series': {
      const content = dropInvalidParts(isSeriesWidget, value);
      if (!content) return unreadable(isSeriesWidget);
      const { length } = content.x.values;
      const uneven = content.series.findIndex(({ values }) => values.length !== length);
      return uneven < 0
        ? { variant: 'series', content }
        : unreadable(isSeriesWidget, `/series/${String(uneven)}/values`);
    }
    case 'share': {
      const content = dropInvalidParts(isShareWidget, value);
      return content ? { variant: 'share', content } : unreadable(isShareWidget);
    }
    case 'progress': {
      const content = dropInvalidParts(isProgressWidget, value);
      return content ? { variant: 'progress', content } : unreadable(isProgressWidget);
    }
    case 'table': {
      const content = dropInvalidParts(isTableWidget, value);
      if (!content) return unreadable(isTableWidget);
      const uneven = findUnevenRow(content);
      return uneven < 0
        ? { variant: 'table', content }
        : unreadable(isTableWidget, `/rows/${String(uneven)}/cells`);
    }
    default: {
      const content = dropInvalidParts(isOtherWidget, value);
      if (!content) return unreadable(isOtherWidget);
      const { fallback, ...head } = content;
      const isUsable = fallback !== undefined && findUnevenRow(fallback) < 0;
      return { variant: 'unknown', content: isUsable ? content : head };
    }
  }
}

/** Returns the index of the first row that has another number of cells than the table has columns, or -1. */
const findUnevenRow = ({ columns, rows }: Schemas['Table']): number =>
  rows.findIndex(({ cells }) => cells.length !== columns.length);

function textOf(value: unknown, name: string): string | null {
  const text = fieldOf(value, name);
  return typeof text === 'string' && text !== '' ? text : null;
}
