import type { MenuType } from '../../config/menuTypes';
import styles from './MenuPicture.module.css';

/** Horizontal start of the page in the picture, by menu type. */
const PAGE_STARTS: Record<MenuType, number> = { 'menu-default': 52, 'menu-sub-hidden': 24, 'menu-hidden': 4 };

/** A small picture of a page with its menus. */
export function MenuPicture({ type }: { type: MenuType }) {
  const pageStart = PAGE_STARTS[type];
  return (
    <svg className={styles['picture']} viewBox="0 0 120 72" aria-hidden="true">
      <rect className={styles['page']} x="0.5" y="0.5" width="119" height="71" rx="5" />
      <path className={styles['bar']} d="M1 14h118M7 5h7M7 8h7M7 11h7" />
      {type !== 'menu-hidden' && (
        <>
          <rect className={styles['main']} x="4" y="18" width="16" height="50" rx="3" />
          <path className={styles['mark']} d="M9 26h6M9 36h6M9 46h6" />
        </>
      )}
      {type === 'menu-default' && (
        <>
          <rect className={styles['sub']} x="22" y="18" width="26" height="50" rx="3" />
          <path className={styles['line']} d="M27 26h16M27 34h12M27 42h14" />
        </>
      )}
      <path className={styles['text']} d={`M${pageStart + 4} 24H${pageStart + 4 + (112 - pageStart) / 2}`} />
      <rect
        className={styles['panel']}
        x={pageStart + 4}
        y="32"
        width={(104 - pageStart) / 2}
        height="34"
        rx="3"
      />
      <rect
        className={styles['panel']}
        x={pageStart + 8 + (104 - pageStart) / 2}
        y="32"
        width={(104 - pageStart) / 2}
        height="34"
        rx="3"
      />
    </svg>
  );
}
