import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../test/support/renderApp';
import { toastAdded, toastsCleared } from '../../store/toasts';

afterEach(() => jest.useRealTimers());

const readToasts = () => screen.queryAllByRole('alertdialog').map((toast) => toast.textContent);

/** Loads the code of the toasts in real time, then fakes the timers. */
async function renderWithFakeTime() {
  const { store } = await renderApp({ at: '/' });
  await screen.findByLabelText('Login');
  act(() => void store.dispatch(toastAdded({ text: 'antes' })));
  await screen.findByRole('alertdialog');
  act(() => void store.dispatch(toastsCleared()));
  await waitFor(() => expect(readToasts()).toEqual([]));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  return { store };
}

it('a toast has the style outline primary and no progress bar [specification §8.2]', async () => {
  const { store } = await renderApp({ at: '/' });
  await screen.findByLabelText('Login');
  act(() => void store.dispatch(toastAdded({ text: 'primeiro' })));
  const [toast] = await screen.findAllByRole('alertdialog');
  // eslint-disable-next-line testing-library/no-node-access -- the library's own element around the dialog
  const box = toast?.closest('.toastr');
  expect(box).toHaveClass('outline-primary');
  // eslint-disable-next-line testing-library/no-node-access -- the bar has no role
  expect(box?.querySelector('.rrt-progress-container')).toBeNull();
});

it('a message of success has its own style and no title, and is announced without one', async () => {
  const { store } = await renderApp({ at: '/' });
  await screen.findByLabelText('Login');
  act(() => void store.dispatch(toastAdded({ text: 'salvo' }, 'success')));
  const [toast] = await screen.findAllByRole('alertdialog');
  // eslint-disable-next-line testing-library/no-node-access -- the library's own element around the dialog
  expect(toast?.closest('.toastr')).toHaveClass('outline-success');
  expect(toast).toHaveTextContent(/^salvo$/);
  expect(screen.getByRole('alert')).toHaveTextContent(/^salvo$/);
});

it('a toast closes after exactly six seconds [specification §8.2]', async () => {
  const { store } = await renderWithFakeTime();
  act(() => void store.dispatch(toastAdded({ text: 'depois' })));
  act(() => jest.advanceTimersByTime(5_999));
  expect(readToasts()).toEqual(['Atenção:depois']);
  // jsdom has no animations, so the library removes the toast in the same millisecond.
  act(() => jest.advanceTimersByTime(1));
  expect(readToasts()).toEqual([]);
});

it('what a change has left out stays until it is closed, also after a pointer was over it [specification §8.2]', async () => {
  const { store } = await renderWithFakeTime();
  act(() => void store.dispatch(toastAdded({ text: '2 lançamentos ficaram como estavam' }, 'info')));
  const toast = screen.getByRole('alertdialog');
  fireEvent.mouseOver(toast);
  fireEvent.mouseOut(toast);
  act(() => jest.advanceTimersByTime(600_000));
  expect(readToasts()).toEqual(['2 lançamentos ficaram como estavam']);
  fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  act(() => jest.advanceTimersByTime(1_000));
  expect(readToasts()).toEqual([]);
});

it('at most five toasts are shown, and equal messages once [specification §8.5]', async () => {
  const { store } = await renderApp({ at: '/' });
  await screen.findByLabelText('Login');
  act(() => {
    for (const text of ['1', '2', '2', '3', '4', '5', '6', '6']) store.dispatch(toastAdded({ text }));
  });
  await waitFor(() => expect(readToasts()).toHaveLength(5));
  expect(readToasts().map((text) => text.replace('Atenção:', ''))).toEqual(['6', '5', '4', '3', '2']);
});

it('a toast does not take the focus, and can be closed', async () => {
  const { store, user } = await renderApp({ at: '/' });
  const login = await screen.findByLabelText('Login');
  act(() => login.focus());
  act(() => void store.dispatch(toastAdded({ text: 'aviso' })));
  await screen.findByRole('alertdialog');
  expect(login).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  await waitFor(() => expect(readToasts()).toEqual([]));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('the same failure of two calls is shown once, with the id of the first request [specification §8.5, §8.20]', async () => {
  const { store } = await renderApp({ at: '/' });
  act(() => {
    for (const requestId of ['first', 'second'])
      store.dispatch(toastAdded({ messageId: 'call.server', detail: '500 Broken', requestId }));
    store.dispatch(toastAdded({ text: 'depois' }));
  });
  await waitFor(() => expect(readToasts().join()).toContain('depois'));
  expect(readToasts()).toHaveLength(2);
  expect(await screen.findByText(/Código para o suporte/)).toHaveTextContent('first');
});

it('a toast stays while it has the focus, and its error text is behind "Detalhes" [specification §8.2, §8.3]', async () => {
  const { store } = await renderWithFakeTime();
  act(() => void store.dispatch(toastAdded({ messageId: 'call.server', detail: '500 Broken' })));
  const details = screen.getByText('Detalhes');
  act(() => details.focus());
  act(() => jest.advanceTimersByTime(60_000));
  expect(readToasts()).toHaveLength(1);
  act(() => details.blur());
  act(() => jest.advanceTimersByTime(10_000));
  expect(readToasts()).toEqual([]);
});
