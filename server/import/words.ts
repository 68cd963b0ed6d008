// The words of titles and values, without accents and case, in Portuguese, English and Spanish.

/** The fields that a column can have. */
export const FIELDS = [
  'kind',
  'counterparty',
  'category',
  'form',
  'document',
  'installment',
  'installments',
  'issuedOn',
  'dueOn',
  'amount',
  'signedAmount',
  'paidOn',
  'paid',
] as const;
export type Field = (typeof FIELDS)[number];

type Titles = {
  /** Titles that mean the field, also as a part of a longer title. */
  sure: readonly string[];
  /** Titles that mean the field if no other column means it. */
  perhaps?: readonly string[];
};

const split = (words: string): string[] => words.split('|').map((word) => word.trim());

/** Abbreviations in titles, and the word that each one means. */
export const TITLE_ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    data: 'dt',
    valor: 'vl|vlr|vr',
    vencimento: 'venc|vcto|vecto|vencto|vct',
    pagamento: 'pgto|pagto|pgt',
    recebimento: 'receb|recbto',
  }).flatMap(([word, short]) => split(short).map((one) => [one, word] as const)),
);

/** `none`: columns that are never imported. */
export const TITLES: Record<Exclude<Field, 'signedAmount'> | 'none', Titles> = {
  kind: {
    sure: split(
      'tipo de lancamento|tipo de conta|tipo de movimento|tipo movimento|natureza|d c|c d|r p|receita despesa|entrada saida|pagar receber|receber pagar|kind|clase',
    ),
    perhaps: split('tipo|operacao|movimento|lancamento|type|operacion'),
  },
  counterparty: {
    sure: split(
      'cliente ou fornecedor|cliente fornecedor|fornecedor cliente|cliente|clientes|fornecedor|fornecedores|favorecido|razao social|nome fantasia|sacado|cedente|beneficiario|pagador|credor|devedor|contraparte|parceiro|customer or supplier|customer|supplier|vendor|payee|payer|counterparty|client|cliente o proveedor|proveedor|razon social|tercero',
    ),
    perhaps: split(
      'nome|empresa|pessoa|name|company|nombre|historico|descricao|description|descripcion|concepto',
    ),
  },
  category: {
    sure: split(
      'categoria|categoria financeira|plano de contas|conta contabil|classificacao|category|rubrica|rubro',
    ),
    perhaps: split('conta|grupo|centro de custo|natureza financeira|produto|account|cuenta|grupo de contas'),
  },
  form: {
    sure: split(
      'forma|forma de pagamento|forma pagamento|forma de recebimento|meio de pagamento|meio pagamento|metodo de pagamento|modalidade|tipo de pagamento|tipo pagamento|tipo de cobranca|method|payment method|payment form|forma de pago|medio de pago|metodo de pago',
    ),
    perhaps: split('pagamento|metodo|meio|cobranca|payment'),
  },
  document: {
    sure: split(
      'documento|n documento|no documento|num documento|numero do documento|nota fiscal|n nota|no nota|nf|nfe|nf e|n nf|no nf|num nf|no doc|n doc|doc|titulo|n titulo|no titulo|fatura|invoice|invoice number|document|document number|factura|num de documento|nro documento',
    ),
    perhaps: split('numero|nota|pedido|nosso numero|referencia|number|no|nro|reference'),
  },
  installment: {
    sure: split('parcela|parc|n parcela|no parcela|prestacao|installment|instalment|cuota|num cuota'),
  },
  installments: {
    sure: split(
      'parcelas|total de parcelas|qtd parcelas|qtde parcelas|qtd de parcelas|n de parcelas|no de parcelas|installments|instalments|total installments|cuotas|total de cuotas',
    ),
  },
  issuedOn: {
    sure: split(
      'emissao|data de emissao|data emissao|data da emissao|data da compra|data da venda|data do documento|competencia|data de competencia|issue date|date of issue|issued|issued on|invoice date|emision|fecha de emision|fecha emision',
    ),
    perhaps: split('data do lancamento|data lancamento|data|date|fecha'),
  },
  dueOn: {
    sure: split(
      'vencimento|data de vencimento|data vencimento|data do vencimento|vence em|due date|due on|due|vencimiento|fecha de vencimiento|fecha vencimiento|fecha venc|vence',
    ),
    perhaps: split('data prevista|previsao|data|date|fecha'),
  },
  amount: {
    sure: split(
      'valor|valor do titulo|valor titulo|valor do documento|valor total|valor original|valor bruto|valor nominal|valor da parcela|valor parcela|valor da nota|valor nota|valor da nota fiscal|valor da fatura|valor fatura|amount|value|importe|monto',
    ),
    perhaps: split('valor liquido|total|quantia|montante|preco|total amount|price'),
  },
  paidOn: {
    sure: split(
      'pagamento|data de pagamento|data pagamento|data do pagamento|pago em|data da baixa|data baixa|data de baixa|baixa|baixado em|liquidacao|data de liquidacao|data recebimento|data de recebimento|data do recebimento|recebido em|recebimento|quitacao|data de quitacao|payment date|date paid|paid on|fecha de pago|fecha pago|pagado el',
    ),
    perhaps: split('pago|paid|pagado|payment'),
  },
  paid: {
    sure: split(
      'valor pago|valor pagamento|valor do pagamento|valor recebido|valor recebimento|valor do recebimento|valor pago recebido|total pago|valor baixado|valor quitado|amount paid|paid amount|amount received|importe pagado|monto pagado',
    ),
    perhaps: split('pago|recebido|paid|pagado'),
  },
  none: {
    sure: split(
      'situacao|status|estado|vencimento efetivo|effective due date|vencimiento efectivo|saldo|saldo acumulado|juros|multa|desconto|acrescimo|cnpj|cpf|cnpj cpf|cpf cnpj|observacao|observacoes|obs|banco|agencia|balance|notes|tax id|observaciones|dias de atraso|atraso',
    ),
  },
};

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

/** A row with one of these words at the start of a cell, and without a due day, is no entry. */
export const TOTAL_WORDS = /^(?:sub ?)?total|^totais|^totales|^soma|^saldo|^grand total|^sum\b|^balance\b/;

/** Words above the table, in its name or in the name of the file, that mean one kind. */
export const KIND_HINTS = {
  payable:
    /\b(?:a pagar|contas pagar|pagamentos|despesas|fornecedor(?:es)?|favorecido|payables?|expenses|supplier|vendor|por pagar|gastos|proveedor(?:es)?)\b/,
  receivable:
    /\b(?:a receber|contas receber|recebimentos|receitas|clientes?|vendas|sacado|receivables?|income|customer|por cobrar|ingresos|cobros)\b/,
} as const;

/** Words without a meaning in the name of a category. */
export const SMALL_WORDS = new Set(
  split('a|o|e|de|da|do|das|dos|com|em|para|of|the|and|for|la|el|los|las|y|del|con'),
);

/** The counterparty of the example in the template. A row with it is no entry. */
export const EXAMPLE_NAMES = {
  'pt-BR': 'Exemplo (apague esta linha)',
  en: 'Example (delete this row)',
  es: 'Ejemplo (borre esta fila)',
} as const;
