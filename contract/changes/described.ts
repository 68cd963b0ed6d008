import type { Document } from '../../api-spec/document';
import type { Operation } from '../../api-spec/operations';

/** An operation with the description that it stands in. */
export type Described = { document: Document; operation: Operation };
