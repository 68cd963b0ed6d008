import { useState } from 'react';
import type { ReactNode } from 'react';
import { DropZone } from '../../src/ui/DropZone';
import { Progress } from '../../src/ui/Progress';

/** A file over it changes its frame. */
const Zone = ({ error }: { error?: ReactNode }) => (
  <DropZone
    label="Planilha com os pedidos"
    action="Escolher arquivo"
    dropHint="ou arraste-o para cá"
    hint="Planilha .xlsx ou texto .csv de até 5 MB"
    accept=".xlsx,.csv"
    onFiles={() => undefined}
    {...(error !== undefined && { error })}
  />
);

function Cancellable() {
  const [isCancelled, setIsCancelled] = useState(false);
  return isCancelled ? (
    <p>Cancelado.</p>
  ) : (
    <Progress
      label="Enviando pedidos.xlsx…"
      share={0.4}
      cancelLabel="Cancelar"
      onCancel={() => setIsCancelled(true)}
    />
  );
}

export const Files = () => (
  <>
    <section>
      <Zone />
    </section>
    <section>
      <Zone error="Este arquivo não é .xlsx nem .csv." />
    </section>
    <section>
      <Cancellable />
    </section>
    <section>
      <Progress label="Lendo pedidos.xlsx…" share={null} />
    </section>
  </>
);
