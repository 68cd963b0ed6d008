import { useState } from 'react';
import { Button } from '../../src/ui/Button';
import { DialogBody } from '../../src/ui/Dialog';
import { Drawer } from '../../src/ui/Drawer';
import type { ShowProps } from '../part';

export function Drawers({ isOpen }: ShowProps) {
  const [shown, show] = useState(['start', 'end'].find(isOpen) ?? null);
  const close = () => show(null);
  return (
    <>
      <Button variant="plain" onClick={() => show('start')}>
        Drawer at the start
      </Button>
      <Button variant="plain" onClick={() => show('end')}>
        Drawer at the end
      </Button>
      <Drawer isOpen={shown === 'start'} onClose={close} title="Menu">
        <DialogBody>
          <a href="#drawers">Vendas</a>
          <a href="#drawers">Financeiro</a>
        </DialogBody>
      </Drawer>
      <Drawer isOpen={shown === 'end'} onClose={close} title="Lançamento 4.512" side="end">
        <DialogBody>
          <p>Nota fiscal emitida em 12 de novembro de 2026.</p>
          <Button onClick={close}>Aprovar</Button>
        </DialogBody>
      </Drawer>
    </>
  );
}
