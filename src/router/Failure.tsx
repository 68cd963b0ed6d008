import { Suspense } from 'react';
import { retryChunk } from '../chunks/chunk';
import { lazyPart } from '../chunks/lazyPart';
import { useTexts } from '../i18n/Texts';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectLanguage } from '../store/language';
import { reloadPage } from '../store/reload';
import { Boundary } from '../ui/Boundary';
import type { Crash } from '../ui/Boundary';
import { StaticFallback } from '../controls/StaticFallback';

type Props = { crash: Crash; onTryAgain: () => void };

// A separate chunk, because the login loads only what it needs.
const { Part: FailedScreen } = lazyPart(
  async () => (await import(/* webpackChunkName: "failure" */ '../screens/errors/FailedScreen')).FailedScreen,
);

/** Replaces an area that failed. If its own code or texts cannot be loaded, it shows the static fallback. */
export function Failure(props: Props) {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const reload = () => dispatch(reloadPage());
  return (
    <Boundary
      fallback={() => (
        <StaticFallback
          language={language}
          onRetry={() => retryChunk(props.crash.error, props.onTryAgain, reload)}
        />
      )}
    >
      <Suspense fallback={null}>
        <WithTexts {...props} />
      </Suspense>
    </Boundary>
  );
}

function WithTexts(props: Props) {
  useTexts('frame');
  return <FailedScreen {...props} />;
}
