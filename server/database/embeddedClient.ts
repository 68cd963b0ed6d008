import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { PARSERS } from './parsers';

/**
 * PostgreSQL in this process. It parses all values with the parsers of this backend. Drizzle sends the same parsers
 * with each query, and PGlite would then copy its whole table of parsers, which takes longer than many a query.
 */
export class EmbeddedClient extends PGlite {
  constructor(options: PGliteOptions = {}) {
    super({ ...options, parsers: Object.fromEntries(PARSERS) });
  }

  /** Resolves when the database is ready. Rejects if it cannot be opened. */
  static async open(options?: PGliteOptions): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(options);
    await client.waitReady;
    return client;
  }

  override query<T>(text: string, parameters?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return super.query<T>(text, parameters, withoutParsers(options));
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((transaction) => {
      const run = transaction.query.bind(transaction);
      transaction.query = (text, parameters, options) => run(text, parameters, withoutParsers(options));
      return work(transaction);
    });
  }
}

// Drizzle sets no other option.
const withoutParsers = ({ rowMode }: QueryOptions = {}): QueryOptions => (rowMode ? { rowMode } : {});
