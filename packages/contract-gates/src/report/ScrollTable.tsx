import { useId } from 'react';
import type { ReactNode } from 'react';

/** A table that scrolls inside a narrow page, also by keyboard. */
export function ScrollTable({ caption, children }: { caption: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="scroll" role="region" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id}>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
