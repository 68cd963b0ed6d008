// After a payment the focus goes to the button of the next row, because the paid row may disappear.

/** Marks the button that pays the entry in a row. */
export const markPayButton = (id: string) => ({ 'data-pay': id });

const listPayButtons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-pay]')];

/** Returns the id of the next entry that can be paid. Null: there is none. */
export function findNextToPay(id: string): string | null {
  const ids = listPayButtons().map(({ dataset }) => dataset['pay']);
  const index = ids.indexOf(id);
  return index === -1 ? null : (ids[index + 1] ?? null);
}

/** Opens the payment of the entry in a row, if it can be paid. */
export const clickPayButton = (row: Element | undefined): void =>
  row?.querySelector<HTMLElement>('[data-pay]')?.click();

export const findPayButton = (id: string | null): HTMLElement | null =>
  listPayButtons().find(({ dataset }) => dataset['pay'] === id) ?? null;
