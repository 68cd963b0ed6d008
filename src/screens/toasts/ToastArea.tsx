import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import ReduxToastr, { actions, reducer as toastr } from 'react-redux-toastr';
import type { ToastrState } from 'react-redux-toastr';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Portal } from '../../store/store';
import { selectToasts, TOAST_MS, toastGone } from '../../store/toasts';
import { CloseIcon } from '../../ui/icons';
import { messages } from './toasts.messages';
import './toasts.css';
import { useToastWords } from '../../store/useToastWords';

const nothing: ToastrState = { toastrs: [] };
// A property that the library reads and its types do not know: before the reducer is there, no toast is.
const fromStore = { getState: (state: { toastr?: ToastrState }) => state.toastr ?? nothing };

/** Draws the toasts of the store with react-redux-toastr: outline primary, 6 s, no progress bar, no focus taken. */
export function ToastArea({ reducer }: { reducer: Portal['reducer'] }) {
  const store = useStore();
  const dispatch = useAppDispatch();
  const showing = useAppSelector(selectToasts);
  const words = useToastWords();
  const intl = useIntl();
  const drawn = useRef(new Set<string>());
  const area = useRef<HTMLDivElement>(null);

  useEffect(() => {
    reducer.inject({ reducerPath: 'toastr', reducer: toastr });
    store.dispatch(actions.clean());
    // The announcer speaks; two voices would say everything twice.
    area.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  }, [reducer, store]);

  useEffect(() => {
    for (const { id, text } of showing) {
      if (drawn.current.has(id)) continue;
      drawn.current.add(id);
      const gone = () => dispatch(toastGone(id));
      const options = {
        className: 'outline-primary',
        timeOut: TOAST_MS,
        progressBar: false,
        removeOnHover: true,
        showCloseButton: false,
        // Left on, the library focuses a close button of the next toast when one goes.
        disableCloseButtonFocus: true,
        onHideComplete: gone,
        component: <CloseButton onClick={gone} />,
      };
      store.dispatch(
        actions.add({
          id,
          type: 'light',
          position: 'top-right',
          title: intl.formatMessage(messages.title),
          message: words(text),
          options,
        }),
      );
    }
    for (const id of drawn.current) {
      if (showing.some((toast) => toast.id === id)) continue;
      drawn.current.delete(id);
      store.dispatch(actions.remove(id));
    }
  }, [showing, store, dispatch, intl, words]);

  return (
    <div ref={area}>
      <ReduxToastr
        {...fromStore}
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

// The library's own close control is a div whose name cannot be translated.
function CloseButton({ onClick }: { onClick: () => void }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className="closeToast"
      aria-label={intl.formatMessage(messages.close)}
      onClick={onClick}
    >
      <CloseIcon size={18} />
    </button>
  );
}
