import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../store/hooks';
import { submitStarted, submitEnded } from '../store/language';

/**
 * Returns `begin`, which starts a submission and returns `end`. During a submission, a change of language does not reload
 * the page. `end` takes whether the form stays on the page. Only its first call counts, so a late response cannot end another submission.
 */
export function useSubmission() {
  const dispatch = useAppDispatch();
  const leave = useRef<(() => void) | null>(null);
  useEffect(() => () => leave.current?.(), []);

  return () => {
    let isOver = false;
    const end = (result: 'stays' | 'leaves') => {
      if (isOver) return;
      isOver = true;
      dispatch(submitEnded(result));
    };
    leave.current = () => {
      end('leaves');
    };
    dispatch(submitStarted());
    return end;
  };
}
