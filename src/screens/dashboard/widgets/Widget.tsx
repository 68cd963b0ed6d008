import type { Widget as AnyWidget } from '../../../api/widget';
import { FailedWidget } from './FailedWidget';
import { MetricWidget } from './MetricWidget';
import { ProgressWidget } from './ProgressWidget';
import { SeriesWidget } from './SeriesWidget';
import { ShareWidget } from './ShareWidget';
import { TableWidget } from './TableWidget';
import { UnknownWidget } from './UnknownWidget';
import type { WidgetContext } from './widgetProps';

/** Renders a widget by its kind. */
export function Widget({ widget, context }: { widget: AnyWidget; context: WidgetContext }) {
  switch (widget.variant) {
    case 'metric':
      return <MetricWidget widget={widget.content} {...context} />;
    case 'series':
      return <SeriesWidget widget={widget.content} {...context} />;
    case 'share':
      return <ShareWidget widget={widget.content} {...context} />;
    case 'progress':
      return <ProgressWidget widget={widget.content} {...context} />;
    case 'table':
      return <TableWidget widget={widget.content} {...context} />;
    case 'unknown':
      return <UnknownWidget widget={widget.content} {...context} />;
    case 'problem':
      return (
        <FailedWidget head={widget.content} lang={context.lang} message={widget.content.problem.message} />
      );
    case 'unreadable': {
      const { id, title, text } = widget.content;
      return <FailedWidget head={{ id, title: title ?? '' }} lang={context.lang} detail={text} />;
    }
  }
}
