import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../../store/hooks';
import { useCompanyName } from '../../../controls/useCompanyName';
import { BUILD } from '../../../config/build';
import { Dialog, DialogHead } from '../../../ui/Dialog';
import { isPlainKey } from '../../../ui/isPlainKey';
import type { Chunk } from '../../../chunks/chunk';
import { makePart } from '../../../chunks/parts';
import { useLateTexts } from '../../../i18n/Texts';
import { messages as aboutMessages } from '../about/about.messages';
import { messages as passwordMessages } from '../password/password.messages';
import type * as passwordForm from '../password/PasswordForm';
import type { Command } from './command';
import type * as overlayParts from './overlayParts';
import { messages } from './palette.messages';
import styles from './Palette.module.css';
import { PaletteHead } from './PaletteHead';
import { NOTHING_TYPED, readSelection } from './typed';
import type { Typed } from './typed';
import { messages as shortcutMessages } from './shortcut.messages';
import type { Overlay, ShownOverlays } from './useOverlays';

type Parts = typeof overlayParts;
const parts = makePart<Parts>(() => import(/* webpackChunkName: "palette" */ './overlayParts'));
// One chunk with the dialog of the session, which has a form too.
const password = makePart<typeof passwordForm>(
  () => import(/* webpackChunkName: "session" */ '../password/PasswordForm'),
);

/**
 * The dialogs that keys, menus and palette open, one at a time. A chosen command runs after the dialog has closed,
 * because the page cannot get the focus before.
 */
export function Overlays({ overlays }: { overlays: ShownOverlays }) {
  const { showing, dialog: popup, hasCommandKey, show: onShow, giveFocusBack } = overlays;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  // The dialog stays in the page until its closing has ended.
  const [mountedOverlay, setMountedOverlay] = useState<Overlay | null>(null);
  const afterClosing = useRef<(() => void) | null>(null);
  if (showing !== null && mountedOverlay === null) setMountedOverlay(showing);

  const go = (to: string) => {
    // Navigation to the current page must move the focus too.
    document.getElementById('content')?.focus({ preventScroll: true });
    void navigate(to);
  };

  const perform = (command: Command) => {
    if ('to' in command) go(command.to);
    else {
      giveFocusBack();
      command.perform({ dispatch, show: onShow });
    }
  };

  const onGone = useEffectEvent(() => {
    const afterwardAction = afterClosing.current;
    afterClosing.current = null;
    if (afterwardAction) afterwardAction();
    else giveFocusBack();
  });
  const isGone = mountedOverlay === null;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone]);

  const closeThen = (afterwards: () => void) => {
    afterClosing.current = afterwards;
    onShow(null);
  };
  const choose = (command: Command) => {
    if ('perform' in command && command.staysOpen) command.perform({ dispatch, show: onShow });
    else closeThen(() => perform(command));
  };
  const dialog = {
    isOpen: showing !== null,
    popup,
    onClose: () => onShow(null),
    onGone: () => setMountedOverlay(null),
    // The page returns the focus after it has performed the command.
    finalFocus: false,
  };
  const company = useCompanyName();
  if (mountedOverlay === null) return null;
  const title = TITLES[mountedOverlay];
  if (mountedOverlay === 'password')
    return (
      <Dialog
        {...dialog}
        placement="top"
        size="small"
        isForm
        initialFocus={() => document.getElementById('currentPassword') ?? true}
      >
        <Content part={password} showing={mountedOverlay} title={title}>
          {({ PasswordForm }) => (
            <PasswordForm
              onDone={(afterwards) =>
                closeThen(() => {
                  giveFocusBack();
                  afterwards();
                })
              }
            />
          )}
        </Content>
      </Dialog>
    );
  return (
    <Dialog {...dialog} placement="top" size={mountedOverlay === 'palette' ? 'large' : 'medium'}>
      <Content part={parts} showing={mountedOverlay} title={title}>
        {({ Palette, AboutBox, ShortcutList }, typed) =>
          mountedOverlay === 'palette' ? (
            <Palette typed={typed} onChoose={choose} />
          ) : mountedOverlay === 'about' ? (
            <AboutBox build={BUILD} company={company} />
          ) : (
            <ShortcutList hasCommandKey={hasCommandKey} onGo={(to) => closeThen(() => go(to))} />
          )
        }
      </Content>
    </Dialog>
  );
}

const TITLES = {
  palette: messages.title,
  about: aboutMessages.title,
  password: passwordMessages.title,
  shortcuts: shortcutMessages.title,
} satisfies Record<Overlay, MessageDescriptor>;

type ContentProps<T> = {
  part: Chunk<T>;
  showing: Overlay;
  title: MessageDescriptor;
  children: (loaded: T, typed: Typed) => ReactNode;
};

/** The content of the dialog. The search field accepts text while its code loads. */
function Content<T extends object>({ part, showing, title, children }: ContentProps<T>) {
  const [code, setCode] = useState(part.loaded);
  const texts = useLateTexts('pages');
  const loaded = texts === null ? code : null;
  const [isMissing, setIsMissing] = useState(false);
  const [typed, setTyped] = useState(NOTHING_TYPED);

  useEffect(() => {
    if (loaded) return;
    const load = () =>
      void Promise.all([part.load(), texts?.load()]).then(
        ([content]) => setCode(content),
        () => setIsMissing(true),
      );
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [part, texts, loaded]);

  // The same element before and after loading, because its close button has the focus.
  const head = showing !== 'palette' && (
    <DialogHead>
      <FormattedMessage {...title} />
    </DialogHead>
  );
  if (loaded)
    return (
      <>
        {head}
        {children(loaded, typed)}
      </>
    );
  return (
    <>
      {head}
      {showing === 'palette' && (
        <PaletteHead
          value={typed.text}
          selected={typed.selected}
          onChange={({ target }) =>
            setTyped({ text: target.value, selected: readSelection(target), isEntered: false })
          }
          onSelect={({ currentTarget }) => setTyped({ ...typed, selected: readSelection(currentTarget) })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isPlainKey(event.nativeEvent) && typed.text.trim() !== '')
              setTyped({ ...typed, isEntered: true });
          }}
        />
      )}
      <p role={isMissing ? 'alert' : 'status'} className={styles['none']}>
        <FormattedMessage {...(isMissing ? messages.notLoaded : messages.loading)} />
      </p>
    </>
  );
}
