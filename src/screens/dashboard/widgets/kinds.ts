import type { components } from '../../../../api-spec/schema.gen';

type Schemas = components['schemas'];

/** The fields of every widget. An unreadable widget may have no more than these. */
export type WidgetHead = Omit<Schemas['WidgetHead'], 'kind'>;
export type Metric = Schemas['MetricWidget'];
export type Series = Schemas['SeriesWidget'];
export type Share = Schemas['ShareWidget'];
export type Progress = Schemas['ProgressWidget'];
export type Table = Schemas['TableWidget'];
export type Unknown = Schemas['OtherWidget'];
export type TableContent = Schemas['Table'];
