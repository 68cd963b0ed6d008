/** The values of fields of an entry. They are no part of the tables, because a thread that reads files needs no database. */
export const KINDS = ['receivable', 'payable'] as const;
export const FORMS = ['pix', 'boleto', 'card', 'cash', 'transfer'] as const;
/** Computed from the days of an entry. */
export const STATUSES = ['open', 'today', 'overdue', 'paid'] as const;
