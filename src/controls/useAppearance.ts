import { colorOf } from '../config/themes';
import type { Color, Mode, ModeChoice, Radius } from '../config/themes';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import {
  colorChosen,
  modeChosen,
  radiusChosen,
  selectMode,
  selectModeChoice,
  selectRadius,
  selectTheme,
} from '../store/theme';

/** The look that was chosen and what chooses it, for every screen that offers it. */
export function useLook(isSystemDark: boolean) {
  const dispatch = useAppDispatch();
  /** What the page is drawn in, beside what was asked for. */
  const mode: Mode = useAppSelector((state) => selectMode(state, isSystemDark));
  return {
    mode,
    modeChoice: useAppSelector(selectModeChoice),
    color: colorOf(useAppSelector(selectTheme)),
    radius: useAppSelector(selectRadius),
    chooseMode: (choice: ModeChoice) => dispatch(modeChosen(choice)),
    chooseColor: (color: Color) => dispatch(colorChosen(color)),
    chooseRadius: (radius: Radius) => dispatch(radiusChosen(radius)),
  };
}
