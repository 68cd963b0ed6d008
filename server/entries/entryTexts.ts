import type { Text } from '../http/language';
import type { Entry } from './listEntries';

export const KIND_TITLES: Record<Entry['kind'], Text> = {
  receivable: { 'pt-BR': 'A receber', en: 'Receivable', es: 'Por cobrar' },
  payable: { 'pt-BR': 'A pagar', en: 'Payable', es: 'Por pagar' },
};

export const FORM_TITLES: Record<Entry['form'], Text> = {
  pix: { 'pt-BR': 'PIX', en: 'PIX', es: 'PIX' },
  boleto: { 'pt-BR': 'Boleto', en: 'Boleto', es: 'Boleto' },
  card: { 'pt-BR': 'Cartão', en: 'Card', es: 'Tarjeta' },
  cash: { 'pt-BR': 'Dinheiro', en: 'Cash', es: 'Efectivo' },
  transfer: { 'pt-BR': 'Transferência', en: 'Transfer', es: 'Transferencia' },
};

export const STATUS_TITLES: Record<Entry['status'], Text> = {
  open: { 'pt-BR': 'A vencer', en: 'Not due yet', es: 'Por vencer' },
  today: { 'pt-BR': 'Vence hoje', en: 'Due today', es: 'Vence hoy' },
  overdue: { 'pt-BR': 'Vencido', en: 'Overdue', es: 'Vencida' },
  paid: { 'pt-BR': 'Pago', en: 'Paid', es: 'Pagada' },
};
