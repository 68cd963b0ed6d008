import { useEffect, useRef } from 'react';
import { useAppDispatch } from '../store/hooks';
import { attemptBegan, attemptEnded } from '../store/language';

/**
 * Begins an attempt of a form, during which no choice of a language reloads the page, and gives the function that ends
 * it. The first end counts: a form that is left has ended its attempt, and its late answer ends nobody else's.
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
      dispatch(attemptEnded(how));
    };
    leave.current = () => {
      end('leads on');
    };
    dispatch(attemptBegan());
    return end;
  };
}
