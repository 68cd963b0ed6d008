import { useRef } from 'react';
import { languageOf } from '../config/languages';
import { AppPages, useMenuPages } from '../controls/pages';
import { BottomBar } from '../screens/app/BottomBar';
import { useOverlays } from '../screens/app/palette/useOverlays';
import { TopBar } from '../screens/app/TopBar';
import { SampleFigures } from '../screens/dashboard/SampleFigures';
import { useAppSelector } from '../store/hooks';
import { selectLanguage } from '../store/language';
import { LibraryRoot } from '../ui/LibraryRoot';
import { APP_PAGES } from './appPages';
import styles from './SamplePage.module.css';

/**
 * An invisible dashboard with made-up figures. Its render compiles the code of the page, and prepares formats and fonts.
 * So the first real figures are shown sooner (docs/decisions/047-sample-figures.md).
 */
export function SamplePage() {
  const { direction } = languageOf(useAppSelector(selectLanguage));
  return (
    <LibraryRoot direction={direction}>
      <div className={styles['sample']} inert aria-hidden>
        <AppPages value={APP_PAGES}>
          <Bars />
        </AppPages>
        <SampleFigures />
      </div>
    </LibraryRoot>
  );
}

/** The bars of a phone. Without a session, they send no request. */
function Bars() {
  const overlays = useOverlays();
  const menuButton = useRef<HTMLButtonElement>(null);
  const menu = { menuButton, menuId: 'sample-menu', onMenu: () => undefined };
  return (
    <>
      <TopBar {...menu} hasMenuButton={false} isMenuShown={false} overlays={overlays} />
      <BottomBar {...menu} entries={useMenuPages()} isMenuOpen={false} show={overlays.show} />
    </>
  );
}
