// The words of titles, without accents and case, in Portuguese, English and Spanish.
import type { Field } from './fields';
import { fold } from '../../api-spec/fold';
import { split } from './valueWords';

type Titles = {
  /** Titles that mean the field, also as a part of a longer title. */
  sure: readonly string[];
  /** Titles that mean the field, and not as a part of a longer title. */
  whole?: readonly string[];
  /** Titles that mean the field if no other column means it. */
  perhaps?: readonly string[];
  /** Titles that mean the field if not even a possible title means it. */
  weak?: readonly string[];
};

/** Abbreviations in titles, and the word that each one means. */
export const TITLE_ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    data: 'dt|dat',
    numero: 'n|no|num|nr|nro',
    tipo: 'tip|tp',
    prevista: 'prev',
    documento: 'doc|docto|dcto',
    condicao: 'cond|condicoes',
    emissao: 'emis|emiss',
    fornecedor: 'fornec|forn',
    valor: 'vl|vlr|vr',
    vencimento: 'venc|vcto|vecto|vencto|vct',
    pagamento: 'pgto|pagto|pgt',
    pago: 'pg|pga',
    recebimento: 'receb|recbto',
    recebido: 'rec|recb',
    situacao: 'sit',
    liquido: 'liq',
  }).flatMap(([word, short]) => split(short).map((one) => [one, word] as const)),
);

/** Titles of the only day of a bank statement. They say least of all what the day means. */
const STATEMENT_DAYS =
  'data do lancamento|data do movimento|data da movimentacao|data da transacao|data da operacao|data|dia|date|transaction date|fecha';

/** Words of a title whose days are planned. Such a day is no payment day and no day of issue. */
export const PLANNED_WORDS = new Set(
  split(
    'previsto|prevista|previstos|previstas|previsao|programado|programada|programacao|agendado|agendada|agendamento|estimado|estimada|estimativa|limite|prazo|ate|vencimento|vence|vencer|prometido|prometida|promessa|combinado|combinada|esperado|esperada|planejado|planejada|projetado|projetada|futuro|futura|expected|planned|scheduled|due|estimated|forecast|deadline|until|by|target|planificado|planificada|proyectado|proyectada|estipulado|estipulada|hasta|vencimiento|plazo|agenda|agendar|pagar|receber|cobrar|pendente|pending|provavel|be|will',
  ),
);

/**
 * Words that leave the meaning of a title of payments as it is. Any other word, such as `sugerida` or `autorizacao`, may make it
 * a plan.
 */
export const PAYMENT_WORDS = new Set(
  split(
    'data|dia|hora|fecha|date|day|em|on|o|a|e|ou|or|and|y|no|na|el|la|of|the|valor|total|importe|monto|amount|r|rs|brl|reais|titulo|boleto|fatura|nota|fiscal|documento|parcela|prestacao|conta|contrato|aluguel|mensalidade|lancamento|cliente|fornecedor|banco|bancario|bancaria|caixa|efetivo|efetiva|real|pagamento|pago|paga|recebimento|recebido|baixa|baixado|liquidacao|quitacao|parcial|realizado|realizada|invoice|bill|customer|supplier|vendor|client|bank|actual|last|payment|paid|received|factura|cuota|proveedor|pagado|cobro|dd|mm|aa|aaaa|yy|yyyy',
  ),
);

/** Words of titles that say that something was paid or received. */
export const DONE_WORDS =
  /\b(?:pag[oa]s?|paguei|pagou|pagamos|recebid[oa]s?|recebi|recebeu|recebemos|quitad[oa]s?|quitou|quitei|liquidad[oa]s?|baixad[oa]s?|realizad[oa]s?|efetivad[oa]s?|compensad[oa]s?|paid|received|settled|settlement|cleared|pagad[oa]s?|cobrad[oa]s?)\b/;

/** Whether a column has the balance after each row, or what remains to be paid. */
export const isBalanceTitle = (title: string): boolean => /^(?:saldo|balance)\b/.test(fold(title));

/** Whether a title names what remains of an amount, or an amount that has grown since. */
export const isRemainderTitle = (title: string): boolean =>
  /^(?:saldo|balance|em aberto|restante|falta|valor (?:em aberto|restante|atualizado|corrigido)|outstanding|open balance)\b/.test(
    fold(title),
  );

/** Whether a column beside the amount has what remains of it. Two such columns are what comes in and what goes out. */
export const isRestTitle = (title: string): boolean =>
  /^(?:(?:valor|vlr) )?(?:a (?:pagar|receber)|pendente|devido|resta)(?: \(r\$\))?$/.test(fold(title));

/** Whether a column has interest and fines in one amount, which cannot be split. */
export function isJoinedChargesTitle(title: string): boolean {
  const folded = fold(title);
  const names = (words: RegExp) => words.test(folded);
  return (
    names(/^(?:valor |total )?(?:d[eo]s? )?(?:acrescimos?|encargos|recargos|surcharges?|late charges)$/) ||
    (names(/\b(?:juros?|mora|interes(?:es)?|interest)\b/) &&
      names(/\b(?:multas?|fines?|penalty|penalties)\b/))
  );
}

/** Words of titles that say that a row was cancelled or reversed. */
export const CANCEL_WORDS =
  /\b(?:cancelad[oa]s?|cancelamentos?|cancelou|estornad[oa]s?|estornos?|anulad[oa]s?|anulacao|anulacion|excluid[oa]s?|exclusao|cancell?ed|cancellation|cancelacion|void(?:ed)?|reversed|reversal)\b/;

/** Words of titles of the price of a unit, and of the number of units. */
export const UNIT_WORDS = /\b(?:unit|unitari[oa]s?|unidade|un|each|hora|hour|diaria|preco|price|precio)\b/;
export const COUNT_WORDS =
  /^(?:qtd|qtde|qtdade|quant|quantidade|quantity|qty|cantidad|cant|horas|hours|dias|diarias|unidades|units)\b/;

/** Words of titles of what each row is. */
export const TYPE_WORDS = /\b(?:tipos?|types?|especie|evento|event|transacao|transaction|clase|classe)\b/;

/** Words of titles of a currency. */
export const CURRENCY_WORDS = /\b(?:moeda|currency|moneda|divisa|ccy)\b/;

/** Words without a meaning in a title. */
export const SMALL_TITLE_WORDS = new Set(split('de|da|do|das|dos|del'));

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
      'nome|quem|empresa|pessoa|name|company|nombre|historico|historico do lancamento|descricao|descricao do lancamento|lancamento|discriminacao|detalhes|description|details|memo|descripcion|concepto|detalle',
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
      'documento|numero do documento|nota fiscal|nota numero|numero nota|nf|nfe|nf e|numero nf|nf numero|titulo|numero titulo|numero boleto|numero do boleto|fatura|invoice|invoice number|document|document number|factura',
    ),
    perhaps: split('numero|nota|pedido|numero do pedido|nosso numero|referencia|number|reference'),
  },
  installment: {
    sure: split('parcela|parc|numero parcela|prestacao|installment|instalment|cuota|numero cuota'),
  },
  installments: {
    sure: split(
      'parcelas|total de parcelas|qtd parcelas|qtde parcelas|qtd de parcelas|numero de parcelas|installments|instalments|total installments|cuotas|total de cuotas',
    ),
  },
  issuedOn: {
    sure: split(
      'emissao|data de emissao|data emissao|data da emissao|data da compra|data da venda|data do documento|competencia|data de competencia|emitida em|emitido em|emitida|emitido|data emitida|data da nota|data da fatura|faturado em|data do faturamento|issue date|date of issue|issued|issued on|invoice date|bill date|emision|fecha de emision|fecha emision',
    ),
    weak: split(STATEMENT_DAYS),
  },
  dueOn: {
    sure: split(
      'vencimento|data de vencimento|data vencimento|data do vencimento|vence em|due date|due on|due|vencimiento|fecha de vencimiento|fecha vencimiento|fecha venc|vence|data parcela|data prestacao|prorrogado para|renegociado para|reagendado para|adiado para|remarcado para',
    ),
    perhaps: split(
      'quando|cuando|data prevista|previsao|prazo|data limite|data programada|data agendada|deadline|fecha limite',
    ),
    weak: split(STATEMENT_DAYS),
  },
  amount: {
    sure: split(
      'valor|valor do titulo|valor titulo|valor do documento|valor total|valor original|valor bruto|valor nominal|valor da parcela|valor parcela|valor da nota|valor nota|valor da nota fiscal|valor da fatura|valor fatura|valor em aberto|saldo devedor|saldo em aberto|saldo a pagar|saldo a receber|valor restante|falta pagar|falta receber|valor atualizado|valor corrigido|valor cobrado|amount|value|amount due|balance due|outstanding amount|open balance|importe|importe pendiente|saldo pendiente|monto',
    ),
    perhaps: split(
      'valor liquido|liquido|total liquido|liquido a receber|liquido a pagar|net|net amount|neto|importe neto|valor final|total|total a pagar|total a receber|em aberto|restante|outstanding|remaining|pendiente|quanto|custo|costo|cost|quantia|montante|preco|total amount|price',
    ),
  },
  amountIn: {
    sure: [],
    whole: split(
      'entrada|entradas|valor entrada|valor de entrada|valor entradas|credito|creditos|valor credito|receita|receitas|valor receita|recebimento|recebimentos|a receber|contas a receber|valor a receber|money in|paid in|credit|credits|deposit|deposits|income|incoming|inflow|receipts|ingreso|ingresos|haber|abono|abonos|cobros|por cobrar',
    ),
  },
  amountOut: {
    sure: [],
    whole: split(
      'saida|saidas|valor saida|valor de saida|valor saidas|debito|debitos|valor debito|despesa|despesas|valor despesa|pagamento|pagamentos|a pagar|contas a pagar|valor a pagar|money out|paid out|debit|debits|withdrawal|withdrawals|expense|expenses|outgoing|outflow|payments|egreso|egresos|gasto|gastos|debe|cargo|cargos|pagos|salida|salidas|por pagar',
    ),
  },
  paidOn: {
    sure: split(
      'pagamento|data de pagamento|data pagamento|data do pagamento|pago em|data da baixa|data baixa|data de baixa|baixa|baixado em|liquidacao|data de liquidacao|data pago|data recebimento|data de recebimento|data recebido|data do recebimento|recebido em|recebimento|quitacao|data de quitacao|data realizada|data de realizacao|data realizacao|realizado em|data efetiva|data efetivada|data de efetivacao|data efetivacao|pagou em|paguei em|recebeu em|recebi em|quando pagou|quando paguei|quando recebi|data do credito|data credito|data compensacao|data de compensacao|payment date|paid date|date paid|paid on|received on|date received|fecha de pago|fecha pago|pagado el|fecha cobro|cobrado el',
    ),
    perhaps: split('pago|paid|pagado|payment'),
  },
  paid: {
    sure: split(
      'valor pago|valor pagamento|valor do pagamento|valor recebido|valor recebimento|valor do recebimento|valor pago recebido|total pago|total recebido|valor baixado|valor baixa|valor da baixa|valor realizado|valor efetivado|pago ou recebido|recebido ou pago|valor quitado|valor liquidado|pago parcial|recebido parcial|pagamento parcial|recebimento parcial|amount paid|paid amount|amount received|importe pagado|monto pagado',
    ),
    perhaps: split('pago|recebido|realizado|valor credito|valor creditado|paid|pagado'),
  },
  discount: {
    sure: [],
    whole: split(
      'desconto|descontos|valor desconto|valor descontos|total desconto|total descontos|desconto concedido|descontos concedidos|desconto obtido|descontos obtidos|desconto recebido|descontos recebidos|desconto realizado|descontos realizados|abatimento|abatimentos|valor abatimento|valor abatimentos|total abatimentos|abatimento concedido|abatimentos concedidos|abatimento obtido|abatimentos obtidos|discount|discounts|discount amount|descuento|descuentos|importe descuento|valor descuento',
    ),
  },
  interest: {
    sure: [],
    whole: split(
      'juros|juro|valor juros|juros mora|mora|valor mora|juros pagos|juros recebidos|total juros|interest|late interest|interest amount|interes|intereses|intereses mora|importe intereses',
    ),
  },
  fine: {
    sure: [],
    whole: split(
      'multa|multas|valor multa|multa paga|multa atraso|multa por atraso|total multa|fine|fines|late fee|late fees|penalty|penalties|recargo|importe recargo|importe multa',
    ),
  },
  // A column of fees is chosen, because a paid amount can contain the fee or not.
  fee: { sure: [] },
  // A column of what is open is found by its values.
  open: { sure: [] },
  status: {
    sure: split(
      'situacao|status|estado|situacao do pagamento|status do pagamento|situacao do titulo|pago s n|pago sim nao|ja pago|ja recebido|foi pago|foi paga|paguei|recebi|pagou|pagamos|recebeu|recebemos|quitei|quitou|quitado|quitada|liquidado|liquidada|payment status|estado de pago',
    ),
    perhaps: split(
      'pago|paga|pagamento|recebimento|recebido|recebida|baixado|baixada|baixa|quitacao|efetivado|efetivada|realizado|realizada|paid|received|settled|pagado|pagada|cobrado',
    ),
  },
  // A column that is no status by its values is none of the others.
  none: {
    sure: split(
      'situacao|status|estado|tipo documento|especie|especie documento|condicao de pagamento|condicao pagamento|prazo de pagamento|payment terms|condiciones de pago|vencimento efetivo|effective due date|vencimiento efectivo|saldo|saldos|saldo acumulado|juros|multa|desconto|acrescimo|cnpj|cpf|cnpj cpf|cpf cnpj|observacao|observacoes|obs|banco|agencia|balance|notes|tax id|observaciones|dias de atraso|atraso',
    ),
  },
};
