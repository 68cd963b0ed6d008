import { useState } from 'react';
import type { ComponentProps } from 'react';
import { EnterIcon } from '../../src/ui/icons';
import { PasswordField } from '../../src/ui/PasswordField';
import { SubmitButton } from '../../src/ui/SubmitButton';
import { SubmitForm } from '../../src/ui/SubmitForm';
import { SuggestField } from '../../src/ui/SuggestField';
import { TextField } from '../../src/ui/TextField';
import { TextLines } from '../../src/ui/TextLines';

const text = (defaultMessage: string) => ({ id: `gallery.${defaultMessage}`, defaultMessage });
const LABELS = {
  idle: text('Entrar'),
  busy: text('Entrando…'),
  done: text('Pronto'),
  failed: text('Entrar'),
} satisfies ComponentProps<typeof SubmitForm>['labels'];

const CUSTOMERS = ['Padaria São João', 'Sul Padaria'].map((value) => ({ value, hint: '4 lançamentos' }));

/** The first submission is invalid. A filled form is refused. */
export const Fields = () => (
  <>
    <SubmitForm
      names={['number', 'secret', 'place']}
      onSubmit={() => Promise.resolve({ kind: 'failed', focus: null })}
      failure={<p>Senha incorreta. Confira e tente de novo.</p>}
      labels={LABELS}
      icon={EnterIcon}
    >
      <TextField
        name="number"
        label={text('Número do pedido')}
        rule={(value) => (value === '' ? text('Informe o número do pedido.') : undefined)}
        hint="Somente números, até 11"
        input={{ inputMode: 'numeric', autoComplete: 'off' }}
      />
      <PasswordField
        name="secret"
        label={text('Senha')}
        rule={(value) => (value === '' ? text('Informe a senha.') : undefined)}
      />
      <TextLines
        name="place"
        label={text('Endereço')}
        rule={() => undefined}
        isOptional
        hint="Até 5 linhas."
        rows={3}
        autoComplete="street-address"
      />
    </SubmitForm>
    <Suggestions />
    {(['idle', 'busy', 'done', 'failed'] as const).map((state) => (
      <SubmitButton key={state} state={state} icon={EnterIcon}>
        {LABELS[state].defaultMessage}
      </SubmitButton>
    ))}
    <SubmitButton state="idle" variant="plain" icon={EnterIcon}>
      Continuar
    </SubmitButton>
    <SubmitButton state="idle" variant="danger" icon={EnterIcon}>
      Bloquear
    </SubmitButton>
  </>
);

function Suggestions() {
  const [isOpen, setOpen] = useState(false);
  return (
    <SubmitForm
      names={['customer']}
      onSubmit={() => Promise.resolve({ kind: 'done' })}
      failure={null}
      labels={LABELS}
      icon={EnterIcon}
    >
      <SuggestField
        name="customer"
        label={text('Cliente')}
        rule={(value) => (value === '' ? text('Informe o cliente.') : undefined)}
        hint="Como da última vez"
        input={{ autoComplete: 'off' }}
        suggestions={CUSTOMERS}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onChoose={() => undefined}
      />
    </SubmitForm>
  );
}
