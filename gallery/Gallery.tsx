import { useEffect } from 'react';
import { Announcer } from '../src/screens/toasts/Announcer';
import { ToastArea } from '../src/screens/toasts/ToastArea';
import type { Portal } from '../src/store/store';
import { LibraryRoot } from '../src/ui/LibraryRoot';
import { CHOICES, showAppearance } from './appearance';
import type { Appearance } from './appearance';
import { PARTS } from './parts';

type Props = { appearance: Appearance; reducer: Portal['reducer'] };

export function Gallery({ appearance, reducer }: Props) {
  // Before the parts are rendered, because some of them measure.
  showAppearance(appearance);
  useEffect(() => {
    // As in the portal, drawers slide only after this (specification §4.15).
    document.body.classList.add('default-transition');
  }, []);
  return (
    <LibraryRoot direction={appearance.direction}>
      <header className="galleryHead">
        <h1>Gallery</h1>
        <Appearances appearance={appearance} />
      </header>
      <main className="gallery">
        {PARTS.map(({ id, name, Show }) => (
          <section key={id} id={id} className="part" aria-labelledby={`${id}-name`}>
            <h2 id={`${id}-name`}>{name}</h2>
            <div className="states">
              <Show isOpen={(part) => appearance.open === part} />
            </div>
          </section>
        ))}
      </main>
      <Announcer isShown={false} />
      <ToastArea reducer={reducer} />
    </LibraryRoot>
  );
}

/** Links to the same page in another appearance. A link reloads the page, as a change of direction must. */
function Appearances({ appearance }: { appearance: Appearance }) {
  const addressOf = (name: string, value: string) => {
    const { open, attributes, ...query } = appearance;
    return `?${new URLSearchParams({ ...query, ...attributes, [name]: value, ...(open !== null && { open }) }).toString()}`;
  };
  return (
    <nav aria-label="Appearance" className="appearances">
      {Object.entries(CHOICES).map(([name, values]) => (
        <p key={name}>
          {name}:{' '}
          {values.map((value) => (
            <a
              key={value}
              href={addressOf(name, value)}
              aria-current={
                Object.values({ ...appearance, ...appearance.attributes }).includes(value)
                  ? 'true'
                  : undefined
              }
            >
              {value}
            </a>
          ))}
        </p>
      ))}
    </nav>
  );
}
