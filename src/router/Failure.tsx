import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useAllTexts } from '../i18n/Texts';
import type { Crash } from '../ui/Boundary';

type Props = { crash: Crash; onTryAgain: () => void; onReload: () => void; isInFrame?: boolean };

// In a chunk of its own: the error pages, too, can fail.
const load = async () => ({
  default: (await import(/* webpackChunkName: "failure" */ '../screens/errors/FailedScreen')).FailedScreen,
});
const FailedScreen = lazy<(props: Props) => ReactNode>(load);

/** While there is a connection, and this version of the portal is there. */
export const preloadFailure = (): unknown => load().catch(() => undefined);

/**
 * In place of a screen that failed. It is not what a login waits for; where its own code or texts cannot be had either, the
 * boundary round the whole portal says it in the words that stand in the code.
 */
export function Failure(props: Props) {
  return (
    <Suspense fallback={null}>
      <WithTexts {...props} />
    </Suspense>
  );
}

function WithTexts(props: Props) {
  useAllTexts();
  return <FailedScreen {...props} />;
}
