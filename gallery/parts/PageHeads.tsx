import { Button } from '../../src/ui/Button';
import { PageHead } from '../../src/ui/PageHead';

export const PageHeads = () => (
  <>
    <section>
      <PageHead title="Vendas" />
    </section>
    <section>
      <PageHead
        title="Contas a receber por forma de pagamento e por vencimento"
        meta="Novembro de 2026 · Padaria Santa Clara"
        actions={
          <>
            <Button variant="plain" onClick={() => undefined}>
              Imprimir
            </Button>
            <Button onClick={() => undefined}>Exportar</Button>
          </>
        }
      />
    </section>
  </>
);
