import { FormattedMessage } from 'react-intl';
import { useAppDispatch } from '../../store/hooks';
import { Link } from '../../ui/Link';
import type { AppCommand, CommandContext } from './commands';
import styles from './Popup.module.css';

type Props = {
  commands: readonly AppCommand[];
  show: CommandContext['show'];
  /** Called before a command is performed. A link closes its panel by its navigation. */
  onPerform: () => void;
};

/** The commands of a panel of the top bar. */
export function CommandList({ commands, show, onPerform }: Props) {
  const dispatch = useAppDispatch();
  return (
    <ul className={styles['commands']}>
      {commands.map((command) => (
        <li key={command.id}>
          {'to' in command ? (
            <Link className={styles['item']} to={command.to}>
              <Content command={command} />
            </Link>
          ) : (
            <button
              type="button"
              className={styles['item']}
              onClick={() => {
                onPerform();
                command.perform({ dispatch, show });
              }}
            >
              <Content command={command} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Content({ command: { id, icon: Icon, menuName, name } }: { command: AppCommand }) {
  const text = menuName ?? name;
  return (
    <>
      <Icon aria-hidden size={18} className={id === 'signOut' ? styles['mirrored'] : undefined} />
      {text && <FormattedMessage {...text} />}
    </>
  );
}
