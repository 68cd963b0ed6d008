import { useState } from 'react';
import { SelectField } from '../../src/ui/SelectField';

const BRANCHES = [
  'São Paulo',
  'Brasília',
  'Belém',
  'Goiânia',
  'Florianópolis',
  'Vitória da Conquista',
  'Rio de Janeiro',
].map((label, index) => ({ value: String(index), label, hint: `Filial ${index + 1}` }));

export function SelectFields() {
  const [branch, chooseBranch] = useState<string | null>(null);
  const [chosen, choose] = useState<string | null>('1');
  return (
    <>
      <section>
        <SelectField
          label="Filial"
          placeholder="Todas as filiais"
          options={BRANCHES}
          value={branch}
          onChoose={chooseBranch}
        />
      </section>
      <section>
        <SelectField label="Filial de destino" options={BRANCHES} value={chosen} onChoose={choose} />
      </section>
      <section>
        <SelectField
          label="Filial de origem"
          options={BRANCHES}
          value="0"
          onChoose={() => undefined}
          isDisabled
        />
      </section>
    </>
  );
}
