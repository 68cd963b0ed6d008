import { useState } from 'react';
import { AgreementBox } from '../../src/ui/AgreementBox';
import { WarningBox } from '../../src/ui/WarningBox';

export function Agreements() {
  const [isAgreed, setAgreed] = useState(false);
  return (
    <>
      <section>
        <WarningBox title="12 lançamentos passam de Custos para Despesas.">
          <p>Os valores mudam a partir de 05/01/2026.</p>
        </WarningBox>
      </section>
      <section>
        <AgreementBox
          name="agreed"
          title="R$ 50,00 a menos que o valor"
          hint="A diferença conta como desconto."
          label="Sim, é um desconto"
          isAgreed={isAgreed}
          onChange={setAgreed}
          error={isAgreed ? undefined : 'Confirme para continuar.'}
        />
      </section>
    </>
  );
}
