import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../store/hooks';
import { submitStarted, submitEnded } from '../store/language';

/**
 * Returns a function that begins a submission and returns the function that ends it. A change of language does not reload
 * the page meanwhile. Only the first end counts, so a late response cannot end another submission.
 */
export function useSubmission() {
  const dispatch = useAppDispatch();
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);

  return () => {
    let isOver = false;
    const end = (how: 'stays' | 'leads on') => {
      if (isOver) return;
      isOver = true;
      dispatch(submitEnded(how));
    };
    leave.current = () => {
      end('leads on');
    };
    dispatch(submitStarted());
    return end;
  };
}
