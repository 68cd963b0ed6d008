import { useState } from 'react';
import { Button } from '../../src/ui/Button';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogDetail,
  DialogHead,
  DialogTitle,
} from '../../src/ui/Dialog';
import type { ShowProps } from '../part';

const LONG = Array.from(
  { length: 30 },
  (_, index) => `Linha ${index + 1} do contrato de prestação de serviços.`,
);

export function Dialogs({ isOpen }: ShowProps) {
  const [shown, show] = useState(['dialog', 'alert', 'long'].find(isOpen) ?? null);
  const close = () => show(null);
  return (
    <>
      <Button variant="plain" onClick={() => show('dialog')}>
        Dialog
      </Button>
      <Button variant="plain" onClick={() => show('alert')}>
        Alert
      </Button>
      <Button variant="plain" onClick={() => show('long')}>
        Long dialog
      </Button>
      <Dialog isOpen={shown === 'dialog'} onClose={close}>
        <DialogHead>Compartilhar painel</DialogHead>
        <DialogBody>
          <DialogDetail>Quem tiver o endereço vê os mesmos filtros.</DialogDetail>
          <DialogActions>
            <Button onClick={close}>Copiar endereço</Button>
            <Button variant="plain" onClick={close}>
              Cancelar
            </Button>
          </DialogActions>
        </DialogBody>
      </Dialog>
      <Dialog isOpen={shown === 'alert'} onClose={close} isAlert size="small">
        <DialogBody>
          <DialogTitle>Excluir o lançamento?</DialogTitle>
          <DialogDetail>O lançamento 4.512 sai do relatório de novembro. Não há como desfazer.</DialogDetail>
          <DialogActions>
            <Button onClick={close}>Excluir</Button>
            <Button variant="plain" onClick={close}>
              Cancelar
            </Button>
          </DialogActions>
        </DialogBody>
      </Dialog>
      <Dialog isOpen={shown === 'long'} onClose={close} placement="top" size="large">
        <DialogHead>Contrato</DialogHead>
        <DialogBody>
          {LONG.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </DialogBody>
      </Dialog>
    </>
  );
}
