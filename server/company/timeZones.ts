/** The time zones of Brazil, from east to west, with their main cities and the states that have them. */
export const TIME_ZONES = [
  { id: 'America/Noronha', title: 'Fernando de Noronha' },
  { id: 'America/Sao_Paulo', title: 'Brasília, São Paulo (DF, ES, GO, MG, PR, RJ, RS, SC, SP)' },
  { id: 'America/Bahia', title: 'Salvador (BA)' },
  { id: 'America/Maceio', title: 'Maceió (AL, SE)' },
  { id: 'America/Recife', title: 'Recife (PE)' },
  { id: 'America/Fortaleza', title: 'Fortaleza (CE, MA, PB, PI, RN)' },
  { id: 'America/Belem', title: 'Belém (AP, PA)' },
  { id: 'America/Santarem', title: 'Santarém (PA)' },
  { id: 'America/Araguaina', title: 'Palmas (TO)' },
  { id: 'America/Cuiaba', title: 'Cuiabá (MT)' },
  { id: 'America/Campo_Grande', title: 'Campo Grande (MS)' },
  { id: 'America/Manaus', title: 'Manaus (AM)' },
  { id: 'America/Porto_Velho', title: 'Porto Velho (RO)' },
  { id: 'America/Boa_Vista', title: 'Boa Vista (RR)' },
  { id: 'America/Rio_Branco', title: 'Rio Branco (AC)' },
  { id: 'America/Eirunepe', title: 'Eirunepé (AM)' },
];

export const isTimeZone = (text: string): boolean => TIME_ZONES.some(({ id }) => id === text);
