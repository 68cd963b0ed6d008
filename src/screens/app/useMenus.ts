import { useState } from 'react';
import { MENU_HIDDEN_BELOW, SUB_HIDDEN_BELOW, menuAt } from '../../config/menuTypes';
import type { MenuType, Width } from '../../config/menuTypes';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { menuSet, selectMenuAt, selectMenuType } from '../../store/menu';
import { useMedia } from '../../ui/useMedia';

/** Returns the range of the page's width. Changes only at a breakpoint (specification §9.5). */
function useWidth(): Width {
  const isWide = useMedia(`(min-width: ${SUB_HIDDEN_BELOW}px)`);
  const isMedium = useMedia(`(min-width: ${MENU_HIDDEN_BELOW}px)`);
  if (isWide) return 'wide';
  return isMedium ? 'medium' : 'narrow';
}

export type Menus = {
  width: Width;
  shown: MenuType;
  toggleMain: () => void;
  toggleSub: () => void;
};

/**
 * The open menus beside the content, and functions that toggle them. A change is stored for this width (specification
 * §2.32). On a narrow page the menus are a drawer.
 */
export function useMenus(): Menus {
  const dispatch = useAppDispatch();
  const width = useWidth();
  const shown = useAppSelector((state) => selectMenuAt(state, width));
  const start = menuAt(useAppSelector(selectMenuType), width);
  // The state to restore when the main menu is shown again.
  const [earlierMenus, setEarlierMenus] = useState<Partial<Record<Width, MenuType>>>({});

  const setMenus = (type: MenuType) => {
    if (width !== 'narrow') dispatch(menuSet({ width, type }));
  };
  return {
    width,
    shown,
    toggleMain: () => {
      if (shown === 'menu-hidden') {
        setMenus(earlierMenus[width] ?? (start === 'menu-hidden' ? 'menu-sub-hidden' : start));
      } else {
        setEarlierMenus({ ...earlierMenus, [width]: shown });
        setMenus('menu-hidden');
      }
    },
    toggleSub: () => {
      setMenus(shown === 'menu-default' ? 'menu-sub-hidden' : 'menu-default');
    },
  };
}
