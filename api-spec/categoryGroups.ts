// The lines of the income statement to which categories belong.

/** The kind of the entries that a category of a line is for, in the order of the lines. `null`: both. */
export const KIND_OF_GROUP = {
  revenue: 'receivable',
  deductions: 'payable',
  costs: 'payable',
  expenses: 'payable',
  // Interest is received or paid.
  financial: null,
  incomeTax: 'payable',
} as const;

/** A line of the income statement. */
export type Group = keyof typeof KIND_OF_GROUP;

export const isGroup = (group: string): group is Group => Object.hasOwn(KIND_OF_GROUP, group);

/** The lines in their order. */
export const GROUPS: readonly Group[] = Object.keys(KIND_OF_GROUP).filter(isGroup);
