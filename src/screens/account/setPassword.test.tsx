import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { network } from '../../../test/support/network';
import { renderApp } from '../../../test/support/renderApp';

const PATH = '/account/password/link';
const SECRET = 's'.repeat(43);

beforeAll(async () => {
  await Promise.all([import('./SetPasswordScreen'), import('../toasts/ToastArea')]);
}, 120_000);

const CHECK = `${PATH}/check`;
const USER = { name: 'Bruno Lima', company: 'Comércio Aurora' };
const UNUSABLE = () => HttpResponse.json({ message: 'x', reason: 'unusable-link' }, { status: 422 });
const fails = (status: number) => () => HttpResponse.json({ message: 'x' }, { status });

const open = async (check: () => Response = fails(404)) => {
  network.any('post', CHECK, check);
  const view = await renderApp({ at: `/user/set-password#${SECRET}` });
  await screen.findByLabelText('Nova senha');
  return view;
};
const save = async ({ user }: Awaited<ReturnType<typeof open>>, password: string) => {
  await user.type(screen.getByLabelText('Nova senha'), password);
  await user.click(screen.getByRole('button', { name: 'Salvar a senha' }));
};

it('removes the secret from the address at once [specification §2.250]', async () => {
  await open();
  expect(window.location.href).not.toContain(SECRET);
  expect(JSON.stringify(window.history.state)).not.toContain(SECRET);
});

it('sets the password, and the login says so [specification §2.250]', async () => {
  network.any('post', PATH, () => new HttpResponse(null, { status: 204 }));
  const view = await open();
  await save(view, 'uma senha nova');
  await waitFor(() => expect(view.address()).toBe('/user/login'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Senha criada. Agora entre com ela.');
  const [sent] = network.sentTo(PATH);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ secret: SECRET, newPassword: 'uma senha nova' });
  expect(sent?.headers.get('authorization')).toBeNull();
});

it('a password of seven characters is not sent [specification §2.250]', async () => {
  const view = await open();
  await save(view, 'senha-7');
  expect(screen.getByText('A senha precisa ter pelo menos 8 caracteres.')).toBeInTheDocument();
  expect(network.sentTo(PATH)).toHaveLength(0);
});

it('an unusable link is explained in the same words as an address without one [specification §2.251]', async () => {
  network.any('post', PATH, UNUSABLE);
  const view = await open(() => HttpResponse.json(USER));
  await save(view, 'uma senha nova');
  const title = await screen.findByRole('heading', { name: 'Este link não vale mais' });
  expect(title).toHaveFocus();
});

it('a usable link names the person and the company above the form [specification §2.282]', async () => {
  await open(() => HttpResponse.json(USER));
  expect(screen.getByText(/escolha a senha/)).toHaveTextContent(
    'Bruno Lima, escolha a senha com que você vai entrar no portal da empresa Comércio Aurora.',
  );
  const [sent] = network.sentTo(CHECK);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ secret: SECRET });
  expect(sent?.headers.get('authorization')).toBeNull();
});

it('an unusable link is explained on opening, without a form [specification §2.282]', async () => {
  network.any('post', CHECK, UNUSABLE);
  await renderApp({ at: `/user/set-password#${SECRET}` });
  expect(await screen.findByRole('heading', { name: 'Este link não vale mais' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Nova senha')).toBeNull();
});

it.each([
  ['is not offered', fails(405)],
  ['fails', fails(500)],
  ['is throttled', fails(429)],
  ['cannot be sent', () => HttpResponse.error()],
])('the form is shown if the check %s [specification §2.282] @long', async (_name, check) => {
  await open(check);
  expect(screen.getByText(/^Escolha a senha/)).toBeInTheDocument();
});

it('an address without a secret is explained [specification §2.251]', async () => {
  await renderApp({ at: '/user/set-password' });
  expect(await screen.findByRole('heading', { name: 'Abra o link de novo' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Voltar ao login' })).toHaveAttribute('href', '/user/login');
});
