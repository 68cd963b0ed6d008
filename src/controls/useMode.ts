import type { Mode } from '../config/themes';
import { useAppSelector } from '../store/hooks';
import { selectMode } from '../store/theme';
import { useMedia } from '../ui/useMedia';

/** The mode of the page, which may follow the operating system. */
export function useMode(): Mode {
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  return useAppSelector((state) => selectMode(state, isSystemDark));
}
