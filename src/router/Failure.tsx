import { Suspense } from 'react';
import { retryChunk } from '../chunks/chunk';
import { lazyPart } from '../chunks/lazyPart';
import { useAllTexts } from '../i18n/Texts';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectLanguage } from '../store/language';
import { reloadAsked } from '../store/reload';
import { Boundary } from '../ui/Boundary';
import type { Crash } from '../ui/Boundary';
import { StaticFallback } from '../controls/StaticFallback';

type Props = { crash: Crash; onTryAgain: () => void };

// In a chunk of its own: the login loads nothing it can do without.
const { Part: FailedScreen } = lazyPart(
  async () => (await import(/* webpackChunkName: "failure" */ '../screens/errors/FailedScreen')).FailedScreen,
);

/** In place of an area that failed. Where its own code or texts cannot be loaded either, the plain words report it. */
export function Failure(props: Props) {
  const dispatch = useAppDispatch();
  const language = useAppSelector(selectLanguage);
  const reload = () => dispatch(reloadAsked());
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
  useAllTexts();
  return <FailedScreen {...props} />;
}
