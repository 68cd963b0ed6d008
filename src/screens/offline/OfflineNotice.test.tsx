import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import texts from '../../../locales/pt-BR.json';
import { OfflineNotice } from './OfflineNotice';

it('a connection that is lost before the notice is rendered is reported as well [specification §8.12]', () => {
  let isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...parameters: Parameters<typeof listen>) => {
    // The connection is lost just before the notice listens.
    if (parameters[0] === 'offline') isOnline = false;
    listen(...parameters);
  });
  render(
    <IntlProvider locale="pt-BR" messages={texts}>
      <OfflineNotice />
    </IntlProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Sem conexão.');
});
