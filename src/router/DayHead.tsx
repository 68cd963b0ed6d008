import { Suspense } from 'react';
import { lazyPart } from '../chunks/lazyPart';
import { useDayOffer } from '../controls/useDayOffer';
import { DayFailed, DayLoading } from '../screens/entries/day/DayAbsent';
import { Boundary } from '../ui/Boundary';
import { lazyScreen } from './lazyScreen';

// The payment dialog is part of it, so it is no part of the frame.
const { Screen: Day } = lazyScreen(
  async () => (await import(/* webpackChunkName: "day" */ '../screens/entries/day/Day')).Day,
);
const { Part: DayAside } = lazyPart(
  async () => (await import(/* webpackChunkName: "day" */ '../screens/home/DayAside')).DayAside,
);

type Props = {
  /** Whether the page has the figures of the dashboard below. */
  hasFigures: boolean;
};

/** The company's day, which heads the home page and the default dashboard. Screens do not import each other. */
export const DayHead = ({ hasFigures }: Props) =>
  useDayOffer() === 'offered' ? (
    <Boundary fallback={(_crash, tryAgain) => <DayFailed onRetry={tryAgain} />}>
      <Suspense fallback={<DayLoading />}>
        <Day aside={<DayAside hasFigures={hasFigures} />} />
      </Suspense>
    </Boundary>
  ) : (
    <DayLoading />
  );
