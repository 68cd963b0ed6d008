import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import { useGradual } from './useGradual';

/** Renders a page, and returns the texts of all its renders. */
function renderPage() {
  const renders: string[] = [];
  let navigate: NavigateFunction = () => undefined;
  function Widgets() {
    renders.push(`${String(useGradual(4, 12))} widgets`);
    return null;
  }
  function Page() {
    navigate = useNavigate();
    renders.push('head');
    return <Widgets />;
  }
  const page = (key: string) => (
    <MemoryRouter initialEntries={['/one', '/two']} initialIndex={0}>
      <Page key={key} />
    </MemoryRouter>
  );
  const { rerender } = render(page('first'));
  /** Mounts the page anew after a navigation. */
  const arrive = async (go: (navigate: NavigateFunction) => Promise<void> | void) => {
    await act(async () => go(navigate));
    renders.length = 0;
    rerender(page('second'));
  };
  return { renders, arrive };
}

it('a page that the visitor opens shows its beginning first', async () => {
  const { renders, arrive } = renderPage();
  await arrive((navigate) => navigate('/three'));
  expect(renders).toEqual(['head', '4 widgets', '12 widgets']);
});

it('a page that the browser restores is shown as a whole, so that its position fits', async () => {
  const { renders, arrive } = renderPage();
  expect(renders).toEqual(['head', '12 widgets']);
  await arrive((navigate) => navigate(1));
  expect(renders).toEqual(['head', '12 widgets']);
});
