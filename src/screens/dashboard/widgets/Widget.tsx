import type { Widget as ReadWidget } from '../../../api/widget';
import { FailedWidget } from './FailedWidget';
import { MetricWidget } from './MetricWidget';
import { ProgressWidget } from './ProgressWidget';
import { SeriesWidget } from './SeriesWidget';
import { ShareWidget } from './ShareWidget';
import { TableWidget } from './TableWidget';
import { UnknownWidget } from './UnknownWidget';
import type { WidgetContext } from './widgetProps';

/** Renders a widget by its kind. */
export function Widget({ read, context }: { read: ReadWidget; context: WidgetContext }) {
  switch (read.variant) {
    case 'metric':
      return <MetricWidget widget={read.content} {...context} />;
    case 'series':
      return <SeriesWidget widget={read.content} {...context} />;
    case 'share':
      return <ShareWidget widget={read.content} {...context} />;
    case 'progress':
      return <ProgressWidget widget={read.content} {...context} />;
    case 'table':
      return <TableWidget widget={read.content} {...context} />;
    case 'unknown':
      return <UnknownWidget widget={read.content} {...context} />;
    case 'problem':
      return <FailedWidget head={read.content} lang={context.lang} message={read.content.problem.message} />;
    case 'unreadable': {
      const { id, title, text } = read.content;
      return <FailedWidget head={{ id, title: title ?? '' }} lang={context.lang} detail={text} />;
    }
  }
}
