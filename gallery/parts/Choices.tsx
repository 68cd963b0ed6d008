import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { ChoiceGroup } from '../../src/ui/ChoiceGroup';

const CHOICES = [
  { value: 'day', label: 'Diário', picture: <Sun aria-hidden size={20} />, hint: 'Às 7 horas' },
  { value: 'week', label: 'Semanal', picture: <Moon aria-hidden size={20} />, hint: 'Às segundas-feiras' },
] as const;

export function Choices() {
  const [value, choose] = useState<'day' | 'week'>('day');
  return (['list', 'row', 'cards'] as const).map((layout) => (
    <section key={layout}>
      <ChoiceGroup
        legend={`Relatório (${layout})`}
        note="O relatório chega por e-mail."
        choices={CHOICES}
        value={value}
        onChoose={choose}
        layout={layout}
      />
    </section>
  ));
}
