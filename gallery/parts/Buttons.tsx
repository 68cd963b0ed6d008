import { Download, Filter, Trash2 } from 'lucide-react';
import { Button, ButtonLink } from '../../src/ui/Button';
import { CloseButton, IconButton } from '../../src/ui/IconButton';
import { PopoverButton } from '../../src/ui/PopoverButton';
import { SplitButton } from '../../src/ui/SplitButton';
import { Tooltip } from '../../src/ui/Tooltip';

const nothing = () => undefined;

export const Buttons = () => (
  <>
    <Button onClick={nothing}>Salvar</Button>
    <Button variant="plain" onClick={nothing}>
      Cancelar
    </Button>
    <SplitButton
      icon={<Download aria-hidden size={18} />}
      onClick={nothing}
      menuLabel="Escolher o formato"
      items={[
        { id: 'xlsx', name: 'Planilha (.xlsx)', detail: 'Para Excel e LibreOffice', onClick: nothing },
        { id: 'csv', name: 'Texto (.csv)', onClick: nothing },
      ]}
    >
      Exportar
    </SplitButton>
    <SplitButton isBusy icon={null} onClick={nothing} menuLabel="Escolher o formato" items={[]}>
      Cancelar exportação
    </SplitButton>
    <ButtonLink to="/">Voltar ao início</ButtonLink>
    <ButtonLink variant="plain" to="/">
      Ver todos os painéis
    </ButtonLink>
    <IconButton label="Baixar planilha">
      <Download aria-hidden size={20} />
    </IconButton>
    <IconButton label="Filtrar" aria-pressed>
      <Filter aria-hidden size={20} />
    </IconButton>
    <IconButton label="Excluir" disabled>
      <Trash2 aria-hidden size={20} />
    </IconButton>
    <CloseButton />
    <PopoverButton label="Opções" icon={<Filter aria-hidden size={18} />}>
      <p>Os ajustes do painel.</p>
    </PopoverButton>
    <Tooltip text="Relatório fiscal consolidado de novembro de 2026" side="inline-end">
      <a href="#buttons" aria-label="Relatório fiscal consolidado de novembro de 2026">
        Relatório…
      </a>
    </Tooltip>
  </>
);
