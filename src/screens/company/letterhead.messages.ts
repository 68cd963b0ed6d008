import { defineMessages } from '../../i18n/defineMessages';

/** Tax number, address and logo of the company. */
export const letterheadTexts = defineMessages({
  letterhead: {
    id: 'company.letterhead',
    defaultMessage: 'Cabeçalho de impressões e relatórios',
    description: 'Legend of the fields for tax number, address and logo of the company',
  },
  letterheadHint: {
    id: 'company.letterhead.hint',
    defaultMessage: 'Estes dados aparecem só em páginas impressas e em relatórios em PDF.',
    description: 'Explains the fields for tax number, address and logo of the company',
  },
  taxNumber: {
    id: 'company.taxNumber',
    defaultMessage: 'CPF ou CNPJ',
    description: 'Label of the field for the tax number of the company. CPF and CNPJ are not translated.',
  },
  taxNumberHint: {
    id: 'company.taxNumber.hint',
    defaultMessage: 'Com ou sem pontos. O CNPJ pode ter letras.',
    description: 'Hint below the field for the tax number of the company',
  },
  invalidTaxNumber: {
    id: 'company.taxNumber.rule',
    defaultMessage: 'Não é um CPF ou CNPJ válido. Confira cada dígito.',
    description: 'Error below the field for the tax number of the company',
  },
  address: {
    id: 'company.address',
    defaultMessage: 'Endereço',
    description: 'Label of the field for the address of the company',
  },
  addressHint: {
    id: 'company.address.hint',
    defaultMessage: 'Até 5 linhas.',
    description: 'Hint below the field for the address of the company',
  },
  addressTooLong: {
    id: 'company.address.rule',
    defaultMessage: 'Use até 5 linhas de até 100 caracteres.',
    description: 'Error below the field for the address of the company',
  },
  logo: {
    id: 'company.logo',
    defaultMessage: 'Logotipo',
    description: 'Label of the field for the logo of the company, and name of its picture',
  },
  logoChoose: {
    id: 'company.logo.choose',
    defaultMessage: 'Escolher imagem',
    description: 'Button that opens the choice of a file for the logo',
  },
  logoDrop: {
    id: 'company.logo.drop',
    defaultMessage: 'ou solte a imagem aqui',
    description: 'Beside the button that chooses a file for the logo',
  },
  logoHint: {
    id: 'company.logo.hint',
    defaultMessage: 'PNG ou JPEG de até 48 KB, com até 512 pixels de largura e de altura.',
    description: 'Hint below the button that chooses a file for the logo',
  },
  logoChosen: {
    id: 'company.logo.chosen',
    defaultMessage: 'Logotipo de {width} × {height} pixels',
    description: 'Beside the picture of the logo. Screen readers say it after each change.',
  },
  noLogo: {
    id: 'company.logo.none',
    defaultMessage: 'Nenhum logotipo',
    description: 'In place of the picture of the logo',
  },
  removeLogo: {
    id: 'company.logo.remove',
    defaultMessage: 'Remover logotipo',
    description: 'Button that removes the logo of the company',
  },
  logoFormat: {
    id: 'company.logo.format',
    defaultMessage: 'Este arquivo não é um PNG comum nem um JPEG. Escolha uma imagem num desses formatos.',
    description: 'Error after a file was chosen as logo that is no PNG or JPEG, or a rare kind of them',
  },
  logoTooLarge: {
    id: 'company.logo.tooLarge',
    defaultMessage: 'O arquivo tem mais de 48 KB. Escolha um menor.',
    description: 'Error after a file was chosen as logo',
  },
  logoDimensions: {
    id: 'company.logo.dimensions',
    defaultMessage: 'A imagem tem mais de 512 pixels de largura ou de altura. Reduza-a e escolha de novo.',
    description: 'Error after a file was chosen as logo',
  },
  logoSeveral: {
    id: 'company.logo.several',
    defaultMessage: 'Solte só uma imagem.',
    description: 'Error after several files were dropped as logo',
  },
});
