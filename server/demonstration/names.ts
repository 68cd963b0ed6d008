// The counterparties of the demonstration company.

const TRADES = [
  'Padaria',
  'Mercado',
  'Restaurante',
  'Farmácia',
  'Oficina',
  'Papelaria',
  'Hotel',
  'Lanchonete',
];
const PLACES = [
  'São João',
  'Estrela',
  'do Porto',
  'Boa Vista',
  'Ipê',
  'Central',
  'Três Irmãos',
  'Sol Nascente',
];

export const CUSTOMERS = PLACES.flatMap((place) => TRADES.map((trade) => `${trade} ${place}`));
export const SUPPLIERS = [
  'Distribuidora Paulista',
  'Atacado Nordeste',
  'Indústria Vale Verde',
  'Importadora Atlântico',
  'Embalagens União',
  'Cooperativa do Campo',
  'Metalúrgica Serra',
  'Tecidos Ribeiro',
];
export const EMPLOYEES = [
  'Fernanda Alves',
  'Gustavo Pires',
  'Helena Castro',
  'Igor Nunes',
  'Joana Prado',
  'Lucas Teles',
  'Marina Duarte',
  'Nelson Braga',
  'Olívia Ramos',
  'Paulo Siqueira',
  'Renata Moura',
  'Sílvia Campos',
];
