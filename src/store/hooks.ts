import { use } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Chunk } from '../chunks/chunk';
import type { AppDispatch, AppThunk, Backend, RootState } from './reducer';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

const getBackend =
  (): AppThunk<Chunk<Backend>> =>
  (_dispatch, _getState, { backend }) =>
    backend;

/**
 * Suspends until the code that calls the backend is loaded. Throws a `ChunkFailure` if it cannot be loaded. Call
 * it last in a component: React 19.3 fails with error 467 if another hook follows.
 */
export function useBackend(): void {
  const { loaded, awaited } = useAppDispatch()(getBackend());
  if (loaded() === null) use(awaited());
}
