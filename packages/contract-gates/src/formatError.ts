/** Returns the message. An `AggregateError` of several addresses has none, so its name is returned. */
export const formatError = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error);
