import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** State of the new entry in the history. */
  state?: unknown;
};

/** A link to a page of the portal, without a reload. The router's link also contains the code of a server framework. */
export function Link({ to, state, onClick, children, ...rest }: Props) {
  const href = useHref(to);
  const navigate = useLinkClickHandler(to, { state });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    >
      {children}
    </a>
  );
}
