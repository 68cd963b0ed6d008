import { APP_ROLES } from '../config/access';
import { paths } from '../config/paths';
import { statementTitles } from '../controls/statementTitles.messages';
import { lazyScreen } from './lazyScreen';
import type { PageRow } from './pageRow';

/** The pages of bank statements, which are part of `BANK_PAGES`. */
export const STATEMENT_PAGES: readonly PageRow[] = [
  {
    id: 'importStatement',
    path: paths.importStatement.path,
    access: APP_ROLES,
    operation: 'importStatement',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "statement" */ '../screens/statement/StatementScreen'))
          .StatementScreen,
    ),
    title: statementTitles.import,
    parent: 'bank',
  },
  {
    id: 'statementLines',
    path: paths.statementLines.path,
    access: APP_ROLES,
    operation: 'listStatementLines',
    ...lazyScreen(
      async () =>
        (await import(/* webpackChunkName: "statement" */ '../screens/statement/LinesScreen')).LinesScreen,
    ),
    title: statementTitles.lines,
    parent: 'bank',
  },
];
