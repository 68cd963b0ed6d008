import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { languageFrom, languageOf } from '../../config/languages';
import { languageSetting } from '../../controls/settingChoices';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { messages } from './app.messages';
import styles from './Popup.module.css';
import { PopupHome } from './popups';
import tools from './Tools.module.css';

/** The languages by their own names (specification §3.4). The button shows the shorthand of the current one. */
export function LanguageMenu() {
  const dispatch = useAppDispatch();
  const current = languageOf(useAppSelector(languageSetting.select));
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className={tools['tool']}>
        <languageSetting.icon aria-hidden size={20} />
        <span>
          <FormattedMessage
            {...messages.language}
            values={{
              shorthand: (
                <bdi key="shorthand" className={tools['shorthand']}>
                  {current.shorthand}
                </bdi>
              ),
              word: (text) => (
                <span key="word" className={tools['word']}>
                  {text}
                </span>
              ),
            }}
          />
        </span>
      </Menu.Trigger>
      <Menu.Portal container={use(PopupHome)}>
        <Menu.Positioner className={styles['positioner']} align="end" sideOffset={8}>
          <Menu.Popup className={styles['popup']}>
            <Menu.Group>
              <Menu.GroupLabel className={styles['label']}>
                <FormattedMessage {...messages.languageLabel} />
              </Menu.GroupLabel>
              <Menu.RadioGroup
                value={current.code}
                onValueChange={(code: string) => dispatch(languageSetting.choose(languageFrom(code)))}
              >
                {languageSetting.choices.map(({ value, name, lang }) => (
                  <Menu.RadioItem key={value} value={value} className={styles['item']} closeOnClick>
                    <span className={styles['tick']}>
                      <Menu.RadioItemIndicator>
                        <Check aria-hidden size={18} />
                      </Menu.RadioItemIndicator>
                    </span>
                    <span className={styles['text']}>
                      <span lang={lang}>
                        <bdi>{name}</bdi>
                      </span>
                      {languageOf(value).direction !== current.direction && (
                        <span className={styles['hint']}>
                          <FormattedMessage {...messages.languageReloads} />
                        </span>
                      )}
                    </span>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
