import { Button } from '../../src/ui/Button';
import { EmptyState } from '../../src/ui/EmptyState';

export const EmptyStates = () => (
  <>
    <EmptyState picture="empty" level={3} title="Sem dados por enquanto">
      <p>Assim que houver movimento, os números aparecem aqui.</p>
      <Button onClick={() => undefined}>Atualizar</Button>
    </EmptyState>
    <EmptyState picture="noAccess" level={3} variant="page" title="Entre para ver os painéis">
      <p>Uma página inteira usa a altura da janela.</p>
    </EmptyState>
    <EmptyState picture="notFound" level={3} variant="plain" title="Nada encontrado">
      <p>Tente outra palavra.</p>
    </EmptyState>
  </>
);
