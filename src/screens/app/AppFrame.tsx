import { Suspense, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyPart } from '../../chunks/lazyPart';
import { BRAND } from '../../config/brand';
import { languageOf } from '../../config/languages';
import { useMenuPages, useCurrentPage } from '../../controls/pages';
import { useCompanyName } from '../../controls/useCompanyName';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/language';
import { selectProfile } from '../../store/profile';
import { retryFailedQueries } from '../../store/retryQueries';
import { toastAdded } from '../../store/toasts';
import { Boundary } from '../../ui/Boundary';
import { TitleEnd } from '../../ui/DocumentTitle';
import { LibraryRoot } from '../../ui/LibraryRoot';
import { useFocusAfterSwap } from './useFocusAfterSwap';
import { useFocusOnArrival } from '../../ui/useFocusOnArrival';
import { messages } from './app.messages';
import styles from './AppFrame.module.css';
import { BottomBar } from './BottomBar';
import { ListPanel } from './ListPanel';
import { messages as menuMessages } from './menu.messages';
import { useOverlays } from './palette/useOverlays';
import { PrintHead } from './PrintHead';
import { Rail } from './Rail';
import { TopBar } from './TopBar';
import { useMenus } from './useMenus';
import type { Menus } from './useMenus';
import { useStateUntilNavigation } from './useStateUntilNavigation';
import { useTopOfPage } from './useTopOfPage';

const { Part: MenuDrawer } = lazyPart(
  async () => (await import(/* webpackChunkName: "drawer" */ './MenuDrawer')).MenuDrawer,
);

const RAIL_ID = 'main-menu';
const PANEL_ID = 'list-panel';
const DRAWER_ID = 'menu-drawer';

/** The frame around every screen of the app area. Without a session it links to the login and sends no requests. */
export function AppFrame() {
  const { direction } = languageOf(useAppSelector(selectLanguage));
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(retryFailedQueries(window)), [dispatch]);
  const { passwordResetAt } = { ...useAppSelector(selectProfile).data };
  useEffect(() => {
    if (passwordResetAt !== undefined) dispatch(toastAdded({ messageId: messages.passwordReset.id }, 'info'));
  }, [dispatch, passwordResetAt]);
  const entries = useMenuPages();
  const current = useCurrentPage();
  // A page without a list keeps the first one, so the panel is never empty.
  const pagesWithList = entries.filter(({ menu }) => menu.lists);
  const menus = useMenus();
  const company = useCompanyName();
  const overlays = useOverlays();
  const drawer = useDrawer(menus.width);
  const menuButton = useRef<HTMLButtonElement>(null);
  const content = useFocusOnArrival<HTMLElement>();
  const arrivals = useArrivals();
  useTopOfPage();
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
          hasMenuButton={!isNarrow}
          menuId={RAIL_ID}
          isMenuShown={menus.shown !== 'menu-hidden'}
          onMenu={menus.toggleMain}
          company={company}
          overlays={overlays}
        />
        {isNarrow ? (
          drawer.wasOpen && (
            <Boundary onCrash={drawer.fail}>
              <Suspense fallback={null}>
                <MenuDrawer
                  id={DRAWER_ID}
                  entries={entries}
                  isOpen={drawer.isOpen}
                  onClose={drawer.close}
                  button={menuButton}
                  content={content}
                />
              </Suspense>
            </Boundary>
          )
        ) : (
          <>
            <Rail id={RAIL_ID} panelId={PANEL_ID} entries={entries} menus={menus} />
            <ListPanel
              id={PANEL_ID}
              entry={pagesWithList.find(({ id }) => id === current?.page.id) ?? pagesWithList[0]}
              isShown={menus.shown === 'menu-default'}
              isMainShown={menus.shown !== 'menu-hidden'}
            />
          </>
        )}
        <div className={styles['column']}>
          <main
            ref={content}
            id="content"
            className={styles['content']}
            tabIndex={-1}
            data-arrival={nameArrival(arrivals)}
          >
            <PrintHead company={company ?? BRAND} />
            <TitleEnd value={company ?? BRAND}>
              <Outlet />
            </TitleEnd>
          </main>
        </div>
        {isNarrow && (
          <BottomBar
            entries={entries}
            menuButton={menuButton}
            menuId={DRAWER_ID}
            isMenuOpen={drawer.isOpen}
            onMenu={drawer.open}
          />
        )}
      </div>
    </LibraryRoot>
  );
}

/** Two names alternate, so that the animation of each page starts anew. */
function nameArrival(arrivals: number): 'even' | 'odd' | undefined {
  if (arrivals === 0) return undefined;
  return arrivals % 2 === 0 ? 'even' : 'odd';
}

/** Counts the pages after the first one. Each of them fades in (decision 034). */
function useArrivals(): number {
  const { pathname } = useLocation();
  const [arrival, setArrival] = useState({ pathname, arrivals: 0 });
  if (arrival.pathname !== pathname) setArrival({ pathname, arrivals: arrival.arrivals + 1 });
  return arrival.arrivals;
}

/** A narrow page starts with its menus closed, and every navigation closes them. */
function useDrawer(width: Menus['width']) {
  const dispatch = useAppDispatch();
  const [isOpen, show] = useStateUntilNavigation<true>();
  // The first opening loads its code.
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => show(null);
  if (isOpen && width !== 'narrow') close();
  return {
    isOpen: isOpen !== null && width === 'narrow',
    wasOpen,
    open: () => {
      setWasOpen(true);
      show(true);
    },
    close,
    /** Its code could not be loaded. */
    fail: () => {
      close();
      setWasOpen(false);
      dispatch(toastAdded({ messageId: menuMessages.notLoaded.id }));
    },
  };
}
