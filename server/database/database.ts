import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Which database to open. */
export type DatabaseSettings = {
  /** `null`: the embedded database in `dataFolder`. */
  databaseUrl: string | null;
  dataFolder: string;
};

/** Runs SQL inside an open transaction and returns the rows of the last statement. */
export type RunScript = (sql: string) => Promise<Record<string, unknown>[]>;

/** Counts of the connections to a database server and of waiting queries. */
export type Pool = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number };

/** Builds and runs queries, of a connection or of a transaction. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** The database, embedded or on a server. */
export type Database = {
  readonly queries: Queries;
  /** `embedded`: in this process. `server`: replicas share it. */
  readonly kind: 'embedded' | 'server';
  /** Checks that the database responds. Throws the driver's error otherwise. */
  probe(): Promise<void>;
  /**
   * Runs `work` in a transaction. One SQL text may contain several statements. On a server the transaction has its own
   * connection, without a statement timeout and with a lock timeout.
   */
  inMigration<T>(work: (run: RunScript) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction. With `read`, it must not write, and all its queries see the same rows. Other queries
   * of the embedded database wait meanwhile.
   */
  inTransaction<T>(mode: 'read' | 'write', work: (queries: Queries) => Promise<T>): Promise<T>;
  /** Refuses a database that accepts queries but must not be used now. @throws DiskNearlyFull */
  checkUsable(): void;
  /** Connections to the server, or `null` for the embedded database. */
  readonly pool: Pool | null;
  /** Closes all connections. A running migration is rolled back. */
  close(): Promise<void>;
};
