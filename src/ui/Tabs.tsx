import { Tabs as Library } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

export type Tab<Id extends string> = {
  id: Id;
  title: ReactNode;
  /** Decoration before the title. */
  icon?: ReactNode;
  /** After the title, for example a count. */
  badge?: ReactNode;
  isDisabled?: boolean;
  content: ReactNode;
};

type Props<Id extends string> = {
  /** Name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  shownId: Id;
  onShow: (id: Id) => void;
};

/**
 * Parts of one page, of which one is shown. Arrow keys move between the tabs, and Enter or Space shows one, because its
 * content may have to be loaded. A row that is too long scrolls.
 */
export function Tabs<Id extends string>({ label, tabs, shownId, onShow }: Props<Id>) {
  return (
    <Library.Root value={shownId} onValueChange={(id: Id) => onShow(id)}>
      <Library.List className={styles['list']} aria-label={label}>
        {tabs.map(({ id, title, icon, badge, isDisabled = false }) => (
          <Library.Tab key={id} value={id} disabled={isDisabled} className={styles['tab']}>
            {icon}
            <span>{title}</span>
            {badge}
          </Library.Tab>
        ))}
        <Library.Indicator className={styles['marker']} />
      </Library.List>
      {tabs.map(({ id, content }) => (
        <Library.Panel key={id} value={id} className={styles['panel']}>
          {content}
        </Library.Panel>
      ))}
    </Library.Root>
  );
}
