import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet } from 'react-router-dom';
import { languageOf } from '../../config/languages';
import { useMenuPages, useCurrentPage } from '../../controls/pages';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/language';
import { retryFailedQueries } from '../../store/retryQueries';
import { LibraryRoot } from '../../ui/LibraryRoot';
import { useFocusAfterSwap } from './useFocusAfterSwap';
import { useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { messages } from './app.messages';
import styles from './AppFrame.module.css';
import { Breadcrumb } from './Breadcrumb';
import { MainMenu } from './MainMenu';
import { MenuDrawer } from './MenuDrawer';
import { SubPanel } from './SubPanel';
import { TopBar } from './TopBar';
import { useMenus } from './useMenus';
import type { Menus } from './useMenus';
import { useOpenUntilNavigation } from './useOpenUntilNavigation';

const MAIN_ID = 'main-menu';
const SUB_ID = 'sub-menu';
const DRAWER_ID = 'menu-drawer';

/** The frame around every screen of the app area. Without a session it links to the login and sends no requests. */
export function AppFrame() {
  const { direction } = languageOf(useAppSelector(selectLanguage));
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(retryFailedQueries(window)), [dispatch]);
  const entries = useMenuPages();
  const place = useCurrentPage();
  const menus = useMenus();
  const drawer = useDrawer(menus.width);
  const menuButton = useRef<HTMLButtonElement>(null);
  const content = useFocusOnArrival<HTMLElement>();
  const isNarrow = menus.width === 'narrow';
  useFocusAfterSwap(isNarrow, () => menuButton.current);

  return (
    <LibraryRoot direction={direction}>
      <div className={`${styles['frame']} ${menus.shown}`} data-menu={menus.shown}>
        <a
          className={styles['skip']}
          href="#content"
          onClick={(event) => {
            // Keeps the fragment of the address.
            event.preventDefault();
            content.current?.focus();
          }}
        >
          <FormattedMessage {...messages.skip} />
        </a>
        <TopBar
          menuButton={menuButton}
          menuId={isNarrow ? DRAWER_ID : MAIN_ID}
          opensDrawer={isNarrow}
          isMenuShown={isNarrow ? drawer.isOpen : menus.shown !== 'menu-hidden'}
          onMenu={isNarrow ? drawer.open : menus.toggleMain}
        />
        {isNarrow ? (
          <MenuDrawer
            id={DRAWER_ID}
            entries={entries}
            isOpen={drawer.isOpen}
            onClose={drawer.close}
            button={menuButton}
            content={content}
          />
        ) : (
          <>
            <MainMenu id={MAIN_ID} subId={SUB_ID} entries={entries} menus={menus} />
            <SubPanel
              id={SUB_ID}
              entry={entries.find(({ id }) => id === place?.page.id)}
              isShown={menus.shown === 'menu-default'}
              isMainShown={menus.shown !== 'menu-hidden'}
            />
          </>
        )}
        <div className={styles['column']}>
          <Breadcrumb />
          <main ref={content} id="content" className={styles['content']} tabIndex={-1}>
            <Outlet />
          </main>
        </div>
      </div>
    </LibraryRoot>
  );
}

/** A narrow page starts with its menus closed, and every navigation closes them. */
function useDrawer(width: Menus['width']) {
  const [isOpen, show] = useOpenUntilNavigation<true>();
  if (isOpen && width !== 'narrow') show(null);
  return {
    isOpen: isOpen !== null && width === 'narrow',
    open: () => show(true),
    close: () => show(null),
  };
}
