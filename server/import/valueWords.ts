// The words of values, without accents and case, in Portuguese, English and Spanish.

/** Splits a list of words. */
export const split = (words: string): string[] => words.split('|').map((word) => word.trim());

export const KIND_WORDS = {
  receivable: split(
    'receivable|receber|conta a receber|contas a receber|receita|receitas|recebimento|recebimentos|recebivel|entrada|entradas|credito|c|r|cr|venda|vendas|accounts receivable|income|revenue|incoming|in|sale|sales|credit|por cobrar|cuenta por cobrar|cuentas por cobrar|ingreso|ingresos|cobro|cobros',
  ),
  payable: split(
    'payable|pagar|conta a pagar|contas a pagar|despesa|despesas|pagamento|pagamentos|saida|saidas|debito|d|p|cp|dp|compra|compras|custo|custos|accounts payable|expense|expenses|outgoing|out|purchase|purchases|cost|debit|cuenta por pagar|cuentas por pagar|gasto|gastos|egreso|egresos',
  ),
} as const;

/** A word of these lists also counts as the start of a longer text: `boleto bancário do Itaú`. */
export const FORM_WORDS = {
  pix: split('pix|chave pix|qr code|qrcode'),
  boleto: split('boleto|boletos|bloqueto|bol|cobranca|duplicata|titulo|bank slip'),
  card: split(
    'card|cartao|cartoes|cc|credito|credit card|debit card|cartao de credito|cartao de debito|tarjeta|tarjeta de credito|tarjeta de debito|visa|master|mastercard|elo|amex|maquininha',
  ),
  cash: split('cash|dinheiro|especie|em especie|em dinheiro|caixa|efectivo|en efectivo|moeda'),
  transfer: split(
    'transfer|transferencia|transf|ted|doc|tef|deposito|debito em conta|debito automatico|credito em conta|bank transfer|wire|wire transfer|deposit|giro',
  ),
} as const;

/** Answers to a title such as `Pago?`. The checks are cells without a letter. */
const YES_WORDS = split('sim|s|x|true|verdadeiro|yes|y|si|✓|✔|√|☑|✅');
const NO_WORDS = split('nao|n|no|false|falso');

/** Words around a table, or in a title of a section, that say that its rows are not paid. */
export const OPEN_WORDS =
  /\b(?:(?:a|por) (?:pagar|receber|vencer|cobrar)|abert[oa]s?|pendentes?|pendientes?|vencid[oa]s?|atrasad[oa]s?|nao|not|unpaid|open|due|outstanding|pending|previst[oa]s?)\b/;

/** Of these, those that contradict a payment. A list of what is `a receber` can have payments. */
export const NOT_DONE_WORDS =
  /\b(?:em abert[oa]s?|abert[oa]s|pendentes?|pendientes?|nao pag[oa]s?|nao recebid[oa]s?|unpaid|outstanding)\b/;

/** `left-out`: the row is not imported. The dashes are cells without a letter. */
export const STATUS_WORDS = {
  paid: [
    ...YES_WORDS,
    ...split(
      'pago|paga|pagos|pagas|pago total|pago integral|pago em atraso|quitado|quitada|baixado|baixada|liquidado|liquidada|recebido|recebida|compensado|compensada|efetivado|efetivada|realizado|realizada|conciliado|conciliada|ok|paid|paid in full|settled|cleared|received|collected|done|pagado|pagada|cobrado|cobrada|saldado|saldada',
    ),
  ],
  open: [
    ...NO_WORDS,
    ...split(
      'aberto|aberta|em aberto|pendente|pendentes|a vencer|vencido|vencida|em atraso|atrasado|atrasada|nao pago|nao paga|nao recebido|nao recebida|nao quitado|a pagar|a receber|previsto|prevista|agendado|agendada|programado|programada|em dia|vence hoje|open|unpaid|not paid|outstanding|pending|due|not due|not due yet|due today|overdue|past due|late|scheduled|abierto|abierta|pendiente|por pagar|por cobrar|por vencer|no pagado|impago|impaga|-|–|—',
    ),
  ],
  'left-out': split(
    'cancelado|cancelada|estornado|estornada|excluido|excluida|anulado|anulada|cancelled|canceled|void|voided|reversed|refunded|deleted|eliminado|eliminada|revertido|revertida',
  ),
} as const;

/** The words of a column that says which rows were cancelled. */
export const CANCELLED_WORDS = {
  yes: [...YES_WORDS, '1', ...STATUS_WORDS['left-out']],
  no: [...NO_WORDS, ...split('0|nao cancelado|nao cancelada|nao estornado|nao estornada|ativo|ativa|☐')],
} as const;

/** A row with one of these words at the start of a cell, and without a due day, is no entry. */
export const TOTAL_WORDS =
  /^(?:sub ?)?total|^totais|^totales|^soma|^suma\b|^saldo|^grand total|^sum\b|^balance\b/;

/** A cell that names a total and nothing else. */
export const TOTAL_NAMES =
  /^(?:(?:sub ?)?total|totais|totales|soma|sum|grand total|total (?:geral|general|do mes|do periodo))$/;

/** A total of a day or of a period, which can have a due day. `Total` alone can be a name. */
export const TOTALS_OF =
  /^(?:(?:sub ?)?total|totais|totales|soma|suma|sum|grand total) (?:geral|general|parcial|(?:d[aeo]|of|for|del?) (?:the )?(?:dia|mes|semana|periodo|ano|day|month|week|period|year)|dia|mes|\d[\d ]*)$/;

/** A cell of a bank statement with the balance of a day. Its row is no entry, also with a day and an amount. */
export const BALANCE_WORDS =
  /^(?:s a l d o|(?:saldo|sdo)(?: (?:anterior|ant|atual|inicial|final|parcial|bloqueado|disponivel|total|liberado|d[oe] (?:dia|mes|periodo)|em (?:conta|c c|conta corrente|c corrente)|c c|(?:para|p) saque|aplic\w*|aut\w*|mais|invest\w*|facil|poupanca|rende facil))*|(?:opening|closing|previous|beginning|ending) balance|balance (?:brought|carried) forward)(?: (?:em |dia )?\d[\d ]*| dia)?$/;

/** Of these, the ones that are not the balance of the account. */
export const OTHER_BALANCE_WORDS = /\b(?:bloqueado|liberado|saque|aplic\w*|invest\w*|poupanca|rende)\b/;

/** Words above the table, in its name or in the name of the file, that mean one kind. */
export const KIND_HINTS = {
  payable:
    /\b(?:a pagar|contas pagar|despesas|fornecedor(?:es)?|favorecido|credor(?:es)?|cedente|acreedor(?:es)?|creditors?|payee|payables?|expenses|supplier|vendor|por pagar|gastos|proveedor(?:es)?)\b/,
  receivable:
    /\b(?:a receber|contas receber|recebimentos|receitas|clientes?|vendas|sacado|devedor(?:es)?|pagador|deudor(?:es)?|debtors?|payer|receivables?|income|customer|por cobrar|ingresos|cobros)\b/,
} as const;

/** Words that may turn a hint: commissions on sales and refunds to customers are to pay. */
export const HINT_DOUBTS =
  /\b(?:comissao|comissoes|repasses?|impostos?|tributos?|taxas?|reembolsos?|devolucao|devolucoes|estornos?|commissions?|tax(?:es)?|refunds?|chargebacks?|rebates?|comision(?:es)?|impuestos?|devolucion(?:es)?)\b/;

/** Words that no other word turns: `impostos a pagar`. */
export const SURE_HINT = /\b(?:a|por) (?:pagar|receber|cobrar)\b|\b(?:payables?|receivables?)\b/;

/** Words around a table that is the bill of a card, without accents and case. */
export const CARD_WORDS = /\b(?:faturas?|cartao|cartoes|credit card|card (?:bill|statement)|tarjetas?)\b/;

/** Words of a row that is of the opposite kind in a list of one kind. `NC` is the number of a credit note. */
export const OPPOSITE_WORDS =
  /\b(?:notas? (?:de )?credito|notas? de (?:devolucao|devolucion)|refunds?|chargebacks?|devolucao|devolucoes|devolucion(?:es)?|estornos?|abatimentos?|credit (?:notes?|memos?)|(?:vendor|supplier|customer) credits?|creditos? (?:d[aeo] )?(?:fornecedor|cliente))\b|^nc ?\d/;

/** Words of a row that settles other rows of its list, such as a payment among invoices. */
export const SETTLEMENT_WORDS =
  /^(?:(?:customer|client|bill|supplier|vendor|invoice|partial|down) )?(?:payments?|receipts?|pagamentos?|pgtos?|pagtos?|recebimentos?|recibos?|cobros?|baixas?|quitac(?:ao|oes)|liquidac(?:ao|oes)|adiantamentos?|anticipos?|prepayments?|overpayments?)(?: (?:d[aeo]|del?|of|from|to) [a-z]+)?(?: (?:recebid|efetuad|realizad|antecipad|recibid)[oa]s?| (?:parcia(?:l|is)|total|totais|received|made|applied|pix|boleto|ted|doc))?$/;

/** Words that settle below a title of types. Below another title they say something else. */
export const SETTLEMENT_TYPES =
  /^(?:pagos?|pag|pgt|pay|pmt|pymt|rec|rcb|rc|rcpt|dev|nc|ncc|ndf|ra|pa|cn|cm|creditos?|credits?|cr|abonos?|compensac(?:ao|oes)|encontro de contas|write offs?|baixad[oa]s?|ajustes?|adjustments?|descontos?|discounts?)$/;

/** Kinds of rows that make a debt. A payment beside one of them can be its settlement. */
export const DEBT_WORDS =
  /^(?:vendas?|compras?|faturas?|fat|notas?(?: fisca(?:l|is))?|nf|nfs|nfe|boletos?|duplicatas?|sales?|purchases?|invoices?|inv|bills?|ventas?|facturas?)$/;

/** A text that begins with a debt, such as `Fatura 12`, and one that settles it, such as `Pagamento ref. fatura 12`. */
export const STARTS_WITH_DEBT =
  /^(?:vendas?|compras?|faturas?|notas?|nf|nfs|nfe|duplicatas?|sales?|purchases?|invoices?|inv|bills?|ventas?|facturas?)\b/;
export const SETTLES_DEBT =
  /^(?:payments?|receipts?|pagamentos?|pgtos?|pagtos?|recebimentos?|recibos?|cobros?|baixas?|quitacao|liquidacao|estornos?|devolucao)(?: (?:d[aeo]s?|del?|ref|referente|a|of|for|n|no))* (?:\d|vendas?|compras?|faturas?|notas?|nf|nfs|nfe|titulos?|boletos?|duplicatas?|sales?|purchases?|invoices?|inv|bills?|ventas?|facturas?)/;

/** Words of money that goes back to a customer. To an employee, it is an entry to pay like the others. */
export const REFUND_WORDS = /\breembolsos?\b/;

/** Section titles between the rows of a table, without accents and case. A note may have the same words further back. */
export const SECTION_TITLES = {
  payable:
    /^(?:(?:contas?|titulos?|valores|lancamentos|cuentas?) )?(?:a|por) pagar\b|^(?:contas pagar|despesas|pagamentos|saidas|fornecedores|payables?|accounts payable|expenses|gastos|egresos|pagos|proveedores)\b/,
  receivable:
    /^(?:(?:contas?|titulos?|valores|lancamentos|cuentas?) )?(?:a receber|por cobrar)\b|^(?:contas receber|receitas|recebimentos|entradas|clientes|vendas|receivables?|accounts receivable|income|ingresos|cobros|ventas)\b/,
} as const;

/** Words without a meaning in the name of a category. */
export const SMALL_WORDS = new Set(
  split('a|o|e|de|da|do|das|dos|com|em|para|of|the|and|for|la|el|los|las|y|del|con'),
);
