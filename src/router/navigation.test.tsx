import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ConnectNavigation, makeNavigation } from './navigation';
import type { Navigation } from './navigation';

/** Returns a page at `/here` that shows its address, and the addresses that were rendered. */
function makePage(navigation: Navigation) {
  const rendered: string[] = [];
  function Address() {
    const location = useLocation();
    rendered.push(location.pathname);
    return <p>{location.pathname + JSON.stringify(location.state)}</p>;
  }
  const page = (
    <MemoryRouter initialEntries={['/here']}>
      <ConnectNavigation navigation={navigation}>
        <Address />
      </ConnectNavigation>
    </MemoryRouter>
  );
  return { page, rendered };
}

it('a navigation before the router exists replaces the page, which is never shown', async () => {
  const navigation = makeNavigation();
  navigation.navigate('/there', { replace: true, state: { from: '/app' } });
  const { page, rendered } = makePage(navigation);
  expect(renderToString(page)).toBe('');
  render(page);
  expect(await screen.findByText('/there{"from":"/app"}')).toBeInTheDocument();
  expect(rendered).not.toContain('/here');
});

it('without such a navigation the page is shown at once', () => {
  const { page } = makePage(makeNavigation());
  expect(renderToString(page)).toContain('/here');
});

it('a waiting navigation happens once', () => {
  const navigation = makeNavigation();
  navigation.navigate('/there', { replace: true });
  const router = jest.fn();
  navigation.connect(router);
  expect(navigation.isWaiting()).toBe(false);
  navigation.connect(router);
  expect(router.mock.calls).toEqual([['/there', { replace: true }]]);
});
