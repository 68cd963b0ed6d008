import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NavigateFunction } from 'react-router-dom';
import type { Surroundings } from '../store/store';

/** A way to the router for code that is made before it: listeners navigate, a component inside the router connects. */
export type Navigation = {
  navigate: Surroundings['navigate'];
  connect: (router: NavigateFunction) => void;
};

export function makeNavigation(): Navigation {
  let router: NavigateFunction | null = null;
  let waiting: Parameters<Surroundings['navigate']> | null = null;
  return {
    navigate: (to, options) => {
      if (router) void router(to, options);
      else waiting = [to, options];
    },
    connect: (connected) => {
      router = connected;
      if (waiting) void router(...waiting);
      waiting = null;
    },
  };
}

export function ConnectNavigation({ navigation }: { navigation: Navigation }) {
  const navigate = useNavigate();
  useEffect(() => {
    navigation.connect(navigate);
  }, [navigation, navigate]);
  return null;
}
