import { Check } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import type { Command } from './command';
import { listMessages } from './list.messages';
import styles from './Palette.module.css';

/** One line of the palette. The focus stays in the field, so a pointer must not take it. */
export function PaletteOption({
  id,
  command,
  isActive,
  onPoint,
  onChoose,
}: {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  const { name, icon: Icon, lang, isForeign = false, detail, amount, code, isCurrent = false } = command;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the keys (aria-activedescendant)
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles['option']}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={isActive ? undefined : onPoint}
      onClick={onChoose}
    >
      <Icon aria-hidden size={18} className={styles['optionIcon']} />
      <span className={styles['name']} lang={lang}>
        {isForeign ? <bdi>{name}</bdi> : name}
        {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
      </span>
      {amount !== undefined && <bdi className={styles['amount']}>{amount}</bdi>}
      {code !== undefined && <bdi className={styles['code']}>{code}</bdi>}
      {isCurrent && (
        <span className={styles['current']}>
          <Check aria-hidden size={16} />
          <FormattedMessage {...listMessages.current} />
        </span>
      )}
    </div>
  );
}
