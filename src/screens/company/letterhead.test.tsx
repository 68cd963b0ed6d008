import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { storeAdministrator } from '../../../test/support/administrator';
import { network } from '../../../test/support/network';
import { makeJpeg, makePng } from '../../../test/support/pictures';
import { renderApp } from '../../../test/support/renderApp';
import { getScenario } from '../../../test/support/scenarios';
import type { Company } from '../../api/company';

const COMPANY: Company = getScenario('/company', 'letterhead').response;
const EMPTY: Company = { ...COMPANY, address: [], taxNumber: null, logo: null };
const TAX_NUMBER = 'CPF ou CNPJ';
const WRONG_NUMBER = 'Não é um CPF ou CNPJ válido. Confira cada dígito.';

// Loads the screens before the tests, because compiling them takes long.
beforeAll(async () => {
  await Promise.all([
    import('../app/AppFrame'),
    import('../app/Letterhead'),
    import('./CompanyScreen'),
    import('../toasts/ToastArea'),
  ]);
}, 120_000);

beforeEach(() => {
  storeAdministrator();
});

async function openCompany(company: Company) {
  network.get('/company', company);
  const view = await renderApp({ at: '/app/company' });
  await screen.findByLabelText('Nome da empresa');
  return view;
}
type User = Awaited<ReturnType<typeof renderApp>>['user'];
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Salvar' }));
const listSentChanges = () => network.sent().filter(({ method }) => method === 'PUT');
const readSentBody = () => JSON.parse(listSentChanges().at(-1)?.body ?? 'null') as unknown;
const answer = (response: Company) => network.any('put', '/company', () => HttpResponse.json(response));
const choose = (user: User, ...files: File[]) =>
  user.upload(screen.getByLabelText('Logotipo', { selector: 'input' }), files);
const makeFile = (content: Uint8Array, name = 'logo.png') =>
  new File([new Uint8Array(content)], name, { type: 'image/png' });
const findPicture = () => screen.queryByRole('img', { name: 'Logotipo' });
const CHOSEN = makePng({ width: 40, height: 20 });

it('a tax number is typed with or without punctuation, and shown with it [specification §2.276]', async () => {
  answer({ ...COMPANY, taxNumber: '12345678909' });
  const { user } = await openCompany(EMPTY);
  const field = screen.getByLabelText(TAX_NUMBER);
  await user.type(field, '12abc34501de35');
  await user.tab();
  expect(field).toHaveValue('12.ABC.345/01DE-35');
  await user.clear(field);
  await user.type(field, '123.456.789-09');
  await save(user);
  await screen.findByRole('alertdialog');
  expect(readSentBody()).toMatchObject({ taxNumber: '12345678909' });
  expect(screen.getByLabelText(TAX_NUMBER)).toHaveValue('123.456.789-09');
});

it('a wrong tax number and too many lines are refused at their fields, and nothing is sent [specification §2.276]', async () => {
  const { user } = await openCompany(EMPTY);
  await user.type(screen.getByLabelText(TAX_NUMBER), '123.456.789-08');
  await user.type(screen.getByLabelText('Endereço'), '1{Enter}2{Enter}3{Enter}4{Enter}5{Enter}6');
  await save(user);
  expect(screen.getByLabelText(TAX_NUMBER)).toHaveAccessibleDescription(WRONG_NUMBER);
  expect(screen.getByLabelText(TAX_NUMBER)).toHaveFocus();
  const rule = 'Use até 5 linhas de até 100 caracteres.';
  expect(screen.getByLabelText('Endereço')).toHaveAccessibleDescription(rule);
  await user.clear(screen.getByLabelText(TAX_NUMBER));
  await save(user);
  expect(screen.getByLabelText('Endereço')).toHaveFocus();
  await user.clear(screen.getByLabelText('Endereço'));
  await user.type(screen.getByLabelText('Endereço'), 'x'.repeat(101));
  expect(screen.getByLabelText('Endereço')).toHaveAccessibleDescription(rule);
  expect(listSentChanges()).toEqual([]);
});

it('a backend that refuses the values says so at the fields [specification §2.276]', async () => {
  const { user } = await openCompany(COMPANY);
  network.any('put', '/company', () =>
    HttpResponse.json(
      {
        message: 'Um dos valores não é válido.',
        problems: [
          { field: 'taxNumber', reason: 'check-digits' },
          { field: 'logo', reason: 'dimensions' },
        ],
      },
      { status: 422 },
    ),
  );
  await save(user);
  await waitFor(() => expect(screen.getByLabelText(TAX_NUMBER)).toHaveAccessibleDescription(WRONG_NUMBER));
  expect(screen.getByText(/^A imagem tem mais de 512 pixels/)).toBeInTheDocument();
});

it('a chosen logo is shown, sent with the form, and can be removed [specification §2.277]', async () => {
  answer({ ...EMPTY, logo: CHOSEN.toString('base64') });
  const { user } = await openCompany(EMPTY);
  expect(screen.getByText('Nenhum logotipo')).toBeInTheDocument();
  await choose(user, makeFile(CHOSEN));
  expect(await screen.findByText('Logotipo de 40 × 20 pixels')).toBeInTheDocument();
  expect(findPicture()).toHaveAttribute('src', `data:image/png;base64,${CHOSEN.toString('base64')}`);
  await save(user);
  await screen.findByRole('alertdialog');
  expect(readSentBody()).toMatchObject({ logo: CHOSEN.toString('base64') });
  await save(user);
  // The backend has it already.
  await waitFor(() => expect(readSentBody()).not.toHaveProperty('logo'));
  await user.click(await screen.findByRole('button', { name: 'Remover logotipo' }));
  expect(findPicture()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Logotipo', { selector: 'input' })).toHaveFocus();
  await save(user);
  await waitFor(() => expect(readSentBody()).toMatchObject({ logo: null }));
});

it.each([
  ['another kind of file', () => [makeFile(Buffer.from('<svg/>'))], /não é um PNG comum nem um JPEG/],
  ['a large file', () => [makeFile(Buffer.concat([CHOSEN, Buffer.alloc(60_000)]))], /mais de 48 KB/],
  ['a wide photo', () => [makeFile(makeJpeg({ width: 600 }), 'foto.jpg')], /mais de 512 pixels/],
])(
  '%s is refused in words, and what was typed stays [specification §2.277]',
  async (_what, files, message) => {
    const { user } = await openCompany(COMPANY);
    await user.type(screen.getByLabelText('Nome da empresa'), ' Ltda');
    await choose(user, ...files());
    await waitFor(() =>
      expect(screen.getByLabelText('Logotipo', { selector: 'input' })).toHaveAccessibleDescription(message),
    );
    expect(findPicture()).toHaveAttribute('src', `data:image/png;base64,${COMPANY.logo ?? ''}`);
    expect(screen.getByLabelText('Nome da empresa')).toHaveValue('Comércio Aurora Ltda');
    await choose(user, makeFile(makeJpeg({ width: 30, height: 10 }), 'foto.jpg'));
    expect(await screen.findByText('Logotipo de 30 × 10 pixels')).toBeInTheDocument();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  },
);

it('a backend without these settings has no such fields, and gets no such values [specification §2.275]', async () => {
  const company = getScenario('/company', 'company').response;
  answer(company);
  const { user } = await openCompany(company);
  expect(screen.queryByLabelText(TAX_NUMBER)).not.toBeInTheDocument();
  expect(screen.queryByText('Cabeçalho de impressões e relatórios')).not.toBeInTheDocument();
  await save(user);
  await screen.findByRole('alertdialog');
  for (const name of ['address', 'taxNumber', 'logo']) expect(readSentBody()).not.toHaveProperty(name);
});

describe('the head of a print', () => {
  const findHead = () => screen.getByText(/Impresso em/);
  const session = { ...getScenario('/session', 'admin').response, companyName: COMPANY.name };

  it('has tax number, address and logo, only if the session says that there are some [specification §2.278]', async () => {
    network.get('/session', { ...session, hasLetterhead: true });
    await openCompany(COMPANY);
    const head = findHead();
    await waitFor(() => expect(head).toHaveTextContent('CNPJ 12.ABC.345/01DE-35'));
    expect(head).toHaveTextContent(/Comércio Aurora.*Rua das Flores 12.*01310-100 São Paulo/);
    expect(within(head).getByRole('presentation', { hidden: true })).toHaveAttribute(
      'src',
      `data:image/png;base64,${COMPANY.logo ?? ''}`,
    );
  });

  it('has what was saved, without another request [specification §2.278]', async () => {
    answer(COMPANY);
    network.get('/session', { ...session, hasLetterhead: false });
    const { user } = await openCompany(EMPTY);
    expect(findHead()).not.toHaveTextContent('CNPJ');
    await user.type(screen.getByLabelText(TAX_NUMBER), '12ABC34501DE35');
    await save(user);
    await waitFor(() => expect(findHead()).toHaveTextContent('CNPJ 12.ABC.345/01DE-35'));
  });

  it('has the name alone if there is nothing else, or if it cannot be loaded [specification §2.278]', async () => {
    network.get('/session', { ...session, hasLetterhead: true });
    network.any('get', '/company', () => HttpResponse.json({ message: 'Não encontrado.' }, { status: 404 }));
    await renderApp({ at: '/app/settings' });
    await waitFor(() => expect(network.sentTo('/company')).toHaveLength(1));
    expect(findHead()).toHaveTextContent('Comércio Aurora');
    expect(findHead()).not.toHaveTextContent('CNPJ');
  });
});
