import {
  PGlite,
  type PGliteOptions,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';
import { PARSERS } from './parsers';

type Options = Omit<PGliteOptions, 'parsers'>;

/**
 * PostgreSQL in this process. It reads all values with the parsers of this backend. Drizzle adds parsers to each query.
 * PGlite would then copy its whole table of parsers each time.
 */
export class EmbeddedClient extends PGlite {
  constructor(options: Options = {}) {
    super({ ...options, parsers: Object.fromEntries(PARSERS) });
  }

  /** Resolves when the database is ready. Rejects if it cannot be opened. */
  static async open(options?: Options): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(options);
    await client.waitReady;
    return client;
  }

  override query<T>(text: string, parameters?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    return super.query<T>(text, parameters, dropParsers(options));
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return super.transaction((transaction) => {
      const run = transaction.query.bind(transaction);
      transaction.query = (text, parameters, options) => run(text, parameters, dropParsers(options));
      return work(transaction);
    });
  }
}

function dropParsers(options: QueryOptions = {}): QueryOptions {
  const rest = { ...options };
  delete rest.parsers;
  return rest;
}
