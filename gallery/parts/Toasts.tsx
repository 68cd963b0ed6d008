import { useEffect } from 'react';
import { useAppDispatch } from '../../src/store/hooks';
import { toastAdded } from '../../src/store/toasts';
import type { ToastKind } from '../../src/store/toasts';
import { Button } from '../../src/ui/Button';
import type { ShowProps } from '../part';

const TEXTS: Record<ToastKind, string> = {
  attention: 'Login ou senha incorretos.',
  info: 'Há uma versão nova. Ela vale na próxima visita.',
  success: 'Relatório enviado.',
  error: 'O relatório não pôde ser enviado. Tente de novo.',
};
const KINDS = ['attention', 'info', 'success', 'error'] as const;

export function Toasts({ isOpen }: ShowProps) {
  const dispatch = useAppDispatch();
  const areOpen = isOpen('toasts');
  useEffect(() => {
    if (areOpen) for (const kind of KINDS) dispatch(toastAdded({ text: TEXTS[kind] }, kind));
  }, [areOpen, dispatch]);
  return KINDS.map((kind) => (
    <Button key={kind} variant="plain" onClick={() => dispatch(toastAdded({ text: TEXTS[kind] }, kind))}>
      {kind}
    </Button>
  ));
}
