import type { Document } from '../description/document';
import type { Operation } from '../description/operations';

/** An operation with the description that it stands in. */
export type DescribedOperation = { document: Document; operation: Operation };
