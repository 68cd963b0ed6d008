import { Check, TriangleAlert } from 'lucide-react';
import { Badge } from '../../src/ui/Badge';

export const Badges = () => (
  <>
    <Badge>Rascunho</Badge>
    <Badge status="info">Em análise</Badge>
    <Badge status="success" icon={<Check aria-hidden size={12} />}>
      Pago
    </Badge>
    <Badge status="warning">Vence hoje</Badge>
    <Badge status="error" icon={<TriangleAlert aria-hidden size={12} />}>
      Recusado
    </Badge>
    <Badge variant="strong">12</Badge>
    <Badge variant="strong" status="info">
      3
    </Badge>
    <Badge variant="strong" status="success">
      Concluído
    </Badge>
    <Badge variant="strong" status="warning">
      Atenção
    </Badge>
    <Badge variant="strong" status="error">
      99+
    </Badge>
  </>
);
