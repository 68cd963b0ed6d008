import type { Dashboard } from '../../../api/dashboard';

/** What every widget of a dashboard shares. */
export type WidgetContext = Pick<Dashboard, 'currency' | 'period'> & {
  /** Language of the server's texts, if it is not the page's. */
  lang: string | undefined;
};

export type WidgetProps<T> = WidgetContext & { widget: T };
