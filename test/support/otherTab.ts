import { act } from '@testing-library/react';

/** Changes storage as another tab does. */
export function changeInAnotherTab(key: string, value: string): void {
  localStorage.setItem(key, value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: value })));
}
