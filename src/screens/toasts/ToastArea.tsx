import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import ReduxToastr, { actions, reducer as toastr } from 'react-redux-toastr';
import type { ToastrState } from 'react-redux-toastr';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Portal } from '../../store/store';
import { selectToasts, TOAST_MS, toastGone } from '../../store/toasts';
import type { ToastKind } from '../../store/toasts';
import { ErrorDetails } from '../../ui/ErrorDetails';
import { AlertIcon, CheckIcon, CloseIcon } from '../../ui/icons';
import { Link } from '../../ui/Link';
import { messages } from './toasts.messages';
import './toasts.css';
import { useShownText } from '../../controls/useShownText';
import type { ShownText } from '../../controls/useShownText';

const NO_TOASTS: ToastrState = { toastrs: [] };
// The library reads this property, but its types lack it. Without the reducer there are no toasts.
const stateReader = { getState: (state: { toastr?: ToastrState }) => state.toastr ?? NO_TOASTS };

/** Shows the toasts of the store with react-redux-toastr: outline primary, 6 s, no progress bar, no focus change. */
export function ToastArea({ reducer }: { reducer: Portal['reducer'] }) {
  const store = useStore();
  const dispatch = useAppDispatch();
  const showing = useAppSelector(selectToasts);
  const textToShow = useShownText();
  const intl = useIntl();
  const drawnIds = useRef(new Set<string>());
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    reducer.inject({ reducerPath: 'toastr', reducer: toastr });
    store.dispatch(actions.clean());
    // The announcer is the live region. A second one would repeat every toast.
    area.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  }, [reducer, store]);

  useEffect(() => {
    for (const { id, text, kind, link } of showing) {
      if (drawnIds.current.has(id)) continue;
      drawnIds.current.add(id);
      const { text: sentence, lang, detail } = textToShow(text);
      const removeToast = () => dispatch(toastGone(id));
      const options = {
        className: CLASSES[kind],
        // What a person must read to the end stays until it is closed.
        timeOut: kind === 'info' ? 0 : TOAST_MS,
        progressBar: false,
        removeOnHover: kind !== 'info',
        showCloseButton: false,
        // By default, the library focuses the next toast's close button when a toast is removed.
        disableCloseButtonFocus: true,
        onHideComplete: removeToast,
        component: (
          <ToastControls
            kind={kind}
            onClose={removeToast}
            detail={detail}
            link={link && { to: link.to, text: textToShow(link.text).text }}
          />
        ),
      };
      const toast = {
        id,
        type: 'light',
        position: 'top-right',
        title: intl.formatMessage(messages.title),
        options,
      } as const;
      // The library renders any node as the message, but its types allow only text.
      const message = <span lang={lang}>{sentence}</span>;
      // The title names the toast, so a toast without one has its message there.
      const texts = kind === 'attention' ? { message } : { title: message };
      store.dispatch({ ...actions.add(toast), payload: { ...toast, ...texts } });
    }
    for (const id of drawnIds.current) {
      if (showing.some((toast) => toast.id === id)) continue;
      drawnIds.current.delete(id);
      store.dispatch(actions.remove(id));
    }
  }, [showing, store, dispatch, intl, textToShow]);

  useEffect(() => pauseWithFocus(area.current), []);

  const newest = showing.at(-1)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    // The library renders the toast after this effect, and a dialog returns the focus without scrolling.
    const reveal = () => void requestAnimationFrame(() => revealFocus(area.current));
    reveal();
    document.addEventListener('focusin', reveal);
    return () => document.removeEventListener('focusin', reveal);
  }, [newest]);

  return (
    <div ref={area}>
      <ReduxToastr
        {...stateReader}
        position="top-right"
        newestOnTop
        transitionIn="fadeIn"
        transitionOut="fadeOut"
        timeOut={TOAST_MS}
        progressBar={false}
      />
    </div>
  );
}

/** Scrolls the focused element above the toasts that cover it. */
function revealFocus(area: HTMLElement | null): void {
  const focused = document.activeElement;
  const strip = area?.querySelector('.toastr')?.closest('.top-right')?.getBoundingClientRect();
  // The page itself has the focus after a navigation.
  if (!focused || !strip || !focused.parentElement?.closest('main')) return;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const isCovered = bottom > strip.top && top < strip.bottom && right > strip.left && left < strip.right;
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}

/** Pauses a toast while it contains the focus. The library pauses it only while a pointer is over it. */
function pauseWithFocus(area: HTMLElement | null): () => void {
  const sendPointerEvent = ({ type, target }: FocusEvent) => {
    const toast = target instanceof Element ? target.closest('.toastr') : null;
    const pointer = type === 'focusin' ? 'mouseover' : 'mouseout';
    toast?.dispatchEvent(new MouseEvent(pointer, { bubbles: true }));
  };
  area?.addEventListener('focusin', sendPointerEvent);
  area?.addEventListener('focusout', sendPointerEvent);
  return () => {
    area?.removeEventListener('focusin', sendPointerEvent);
    area?.removeEventListener('focusout', sendPointerEvent);
  };
}

const CLASSES: Record<ToastKind, string> = {
  attention: 'outline-primary',
  info: 'outline-info',
  success: 'outline-success',
  error: 'outline-error',
};

// The library's own close control is a div whose name cannot be translated.
function ToastControls({
  kind,
  onClose,
  detail,
  link,
}: {
  kind: ToastKind;
  onClose: () => void;
  detail: ShownText['detail'];
  link: { to: string; text: string } | undefined;
}) {
  const intl = useIntl();
  return (
    <>
      <span className="toastIcon">{kind === 'success' ? <CheckIcon /> : <AlertIcon />}</span>
      {detail && <ErrorDetails {...detail} />}
      {link && (
        <Link className="toastLink" to={link.to} onClick={onClose}>
          {link.text}
        </Link>
      )}
      <button
        type="button"
        className="closeToast"
        aria-label={intl.formatMessage(messages.close)}
        title={intl.formatMessage(messages.close)}
        onClick={onClose}
      >
        <CloseIcon size={18} />
      </button>
    </>
  );
}
