import { FormattedMessage } from 'react-intl';
import { ContentTable } from './ContentTable';
import type { Unknown } from './kinds';
import { messages } from './widget.messages';
import { WidgetFrame } from './WidgetFrame';
import type { WidgetProps } from './widgetProps';

/** A widget of a kind that this portal does not know: its table, or a text. */
export const UnknownWidget = ({ widget, currency, lang }: WidgetProps<Unknown>) => (
  <WidgetFrame head={widget} lang={lang}>
    {widget.fallback ? (
      <ContentTable label={widget.title} content={widget.fallback} currency={currency} lang={lang} />
    ) : (
      <p>
        <FormattedMessage {...messages.unknown} />
      </p>
    )}
  </WidgetFrame>
);
