import { defineMessages } from '../../i18n/defineMessages';

/** The headings of the topics, and their texts. */
export const topics = defineMessages({
  accounts: {
    id: 'bankHelp.accounts',
    defaultMessage: 'Contas e transferências',
    description: 'Heading of a topic',
  },
  accountsWhat: {
    id: 'bankHelp.accountsWhat',
    defaultMessage:
      'Cada banco, caixa e cartão é uma conta com saldo próprio. Cada pagamento ou recebimento diz por qual conta o dinheiro passou.',
    description: 'Text of a topic',
  },
  accountsTransfer: {
    id: 'bankHelp.accountsTransfer',
    defaultMessage:
      'Transferência é dinheiro que sai de uma conta sua e entra em outra. Ela muda os dois saldos, mas não é receita nem despesa.',
    description: 'Text of a topic',
  },
  import: {
    id: 'bankHelp.import',
    defaultMessage: 'Importar um extrato',
    description: 'Heading of a topic',
  },
  importFile: {
    id: 'bankHelp.importFile',
    defaultMessage:
      'No site do banco, baixe o extrato em OFX, que diz de qual conta ele é. Se não houver, baixe em csv ou Excel e confira a conta.',
    description: 'Text of a topic',
  },
  importOnce: {
    id: 'bankHelp.importOnce',
    defaultMessage:
      'Nada é gravado antes de você conferir. Uma linha já importada não entra de novo, mesmo que o arquivo se repita.',
    description: 'Text of a topic',
  },
  importRepeated: {
    id: 'bankHelp.importRepeated',
    defaultMessage:
      'Uma linha com o dia e o valor de outra já importada pode ser repetida. Ela fica de fora, e você a marca se for outro movimento.',
    description: 'Text of a topic',
  },
  keys: {
    id: 'bankHelp.keys',
    defaultMessage: 'Conciliar pelo teclado',
    description: 'Heading of a topic',
  },
  keysWhat: {
    id: 'bankHelp.keysWhat',
    defaultMessage:
      'Conciliar é dizer o que é cada linha do extrato. O primeiro botão de cada linha é o mais provável.',
    description: 'Text of a topic',
  },
  keysLines: {
    id: 'bankHelp.keysLines',
    defaultMessage:
      'As setas para cima e para baixo mudam de linha. Enter aciona o botão, Tab vai ao próximo botão e U desfaz a última ação.',
    description: 'Text of a topic. U is the key with that letter in all languages',
  },
  keysSearch: {
    id: 'bankHelp.keysSearch',
    defaultMessage:
      'Em Procurar, digite o nome, o documento ou o valor. Também aparecem pagamentos já registrados. Quando só resta um, Enter o escolhe, e outro Enter concilia. Esc fecha a janela.',
    description: 'Text of a topic',
  },
  balance: {
    id: 'bankHelp.balance',
    defaultMessage: 'O saldo do banco',
    description: 'Heading of a topic',
  },
  balanceWhat: {
    id: 'bankHelp.balanceWhat',
    defaultMessage:
      'O extrato traz o saldo do banco. A página da conta diz se ele é igual ao saldo dos seus lançamentos.',
    description: 'Text of a topic',
  },
  balanceDiffers: {
    id: 'bankHelp.balanceDiffers',
    defaultMessage:
      'Se não for, ela mostra desde que dia. Quase sempre é uma linha sem lançamento, um pagamento que o banco não mostra ou o saldo inicial.',
    description: 'Text of a topic',
  },
  months: {
    id: 'bankHelp.months',
    defaultMessage: 'Fechar o mês',
    description: 'Heading of a topic',
  },
  monthsBefore: {
    id: 'bankHelp.monthsBefore',
    defaultMessage:
      'Antes de fechar, importe os extratos, concilie as linhas e confira os saldos. O fechamento mostra o que falta, mas não impede.',
    description: 'Text of a topic',
  },
  monthsAfter: {
    id: 'bankHelp.monthsAfter',
    defaultMessage:
      'Num mês fechado, pagamentos, transferências e saldos não mudam mais. Um administrador pode reabrir o mês, com um motivo.',
    description: 'Text of a topic',
  },
});
