import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../config/paths';
import { useAppDispatch } from '../../../store/hooks';
import { languageChosen } from '../../../store/language';
import { menuTypeChosen } from '../../../store/menu';
import { logoutRequested } from '../../../store/session';
import { colorChosen, modeChosen } from '../../../store/theme';
import { BUILD } from '../../../config/build';
import { AboutBox } from '../about/AboutBox';
import { toggleFullScreen } from '../fullScreen';
import type { Action } from './command';
import { Palette } from './Palette';
import { Sheet } from './Sheet';
import { ShortcutList } from './ShortcutList';
import type { Overlay, OverlaysProps } from './useOverlays';

/**
 * The dialogs behind keys, menu and palette, of which one shows at a time. What was chosen is done when the dialog has gone: the
 * page is in reach again then, and a screen that takes the focus on arrival keeps it.
 */
export function Overlays({ showing, dialog: popup, hasCommandKey, onShow, giveFocusBack }: OverlaysProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [present, setPresent] = useState<Overlay | null>(null);
  const chosen = useRef<Action | null>(null);
  if (showing !== null && present === null) setPresent(showing);

  const go = (to: string) => {
    // A page that is not left gets the focus as one that is arrived at.
    document.getElementById('content')?.focus({ preventScroll: true });
    void navigate(to);
  };

  const perform = (action: Action) => {
    if (action.kind === 'go') {
      go(action.to);
      return;
    }
    if (action.kind === 'signIn') {
      go(paths.userLogin.to());
      return;
    }
    giveFocusBack();
    if (action.kind === 'language') dispatch(languageChosen(action.code));
    if (action.kind === 'mode') dispatch(modeChosen(action.mode));
    if (action.kind === 'color') dispatch(colorChosen(action.color));
    if (action.kind === 'menu') dispatch(menuTypeChosen(action.type));
    if (action.kind === 'shortcuts' || action.kind === 'about') onShow(action.kind);
    if (action.kind === 'signOut') dispatch(logoutRequested());
    if (action.kind === 'fullScreen') void toggleFullScreen();
  };

  const onGone = useEffectEvent(() => {
    const action = chosen.current;
    chosen.current = null;
    if (action) perform(action);
    else giveFocusBack();
  });
  const isGone = present === null;
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone]);

  const choose = (action: Action) => {
    chosen.current = action;
    onShow(null);
  };
  const dialog = {
    isOpen: showing !== null,
    popup,
    onClose: () => onShow(null),
    onGone: () => setPresent(null),
  };
  if (present === 'palette') return <Palette {...dialog} onChoose={choose} />;
  return (
    present && (
      <Sheet {...dialog} look="list">
        {present === 'about' ? (
          <AboutBox build={BUILD} />
        ) : (
          <ShortcutList hasCommandKey={hasCommandKey} onGo={(to) => choose({ kind: 'go', to })} />
        )}
      </Sheet>
    )
  );
}
