import { Button } from '../../src/ui/Button';
import { Notice } from '../../src/ui/Notice';

export const MessagePages = () => (
  <Notice isInFrame picture="notFound" code="Código 404" title="Página não encontrada">
    <p>O endereço pode estar errado, ou a página mudou de lugar.</p>
    <Button onClick={() => undefined}>Voltar ao início</Button>
  </Notice>
);
