import { Component, Fragment } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { ChunkFailure } from '../chunks/chunk';

/** The error that a part of the page threw while rendering, and the components around it. */
export type Crash = { error: unknown; where: string };

type Props = {
  /** Rendered in place of the part that failed. Absent: nothing is rendered. */
  fallback?: (crash: Crash, tryAgain: () => void) => ReactNode;
  /** A change of this value clears the failure. */
  resetKey?: string;
  onCrash?: () => void;
  children: ReactNode;
};
type State = { crash: Crash | null; resetKey: string | undefined; redraws: number };

/** More renders within a second are a loop, so the failure is reported. */
const MAX_REDRAWS = 5;
const LOOP_MS = 1_000;
const UNKNOWN = '?';

/**
 * Limits an error to one part of the page. A chunk that could not be loaded is loaded again when the connection returns.
 * A part whose elements another program has moved is rendered again.
 */
export class Boundary extends Component<Props, State> {
  override state: State = { crash: null, resetKey: this.props.resetKey, redraws: 0 };

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { crash: null, resetKey };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error, where: '' } };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#onOnline);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#onOnline);
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    if (isForeignChange(error) && this.#mayRedraw()) {
      this.setState(({ redraws }) => ({ crash: null, redraws: redraws + 1 }));
      return;
    }
    this.props.onCrash?.();
    this.setState({ crash: { error, where: componentStack ?? UNKNOWN } });
  }

  #redrawnAt: number[] = [];

  #mayRedraw(): boolean {
    const now = performance.now();
    this.#redrawnAt = [...this.#redrawnAt.filter((at) => now - at < LOOP_MS), now];
    return this.#redrawnAt.length <= MAX_REDRAWS;
  }

  readonly #tryAgain = (): void => {
    this.setState({ crash: null });
  };

  readonly #onOnline = (): void => {
    const error = this.state.crash?.error;
    if (error instanceof ChunkFailure) error.load().then(this.#tryAgain, () => undefined);
  };

  override render(): ReactNode {
    const { crash, redraws } = this.state;
    if (!crash) return <Fragment key={redraws}>{this.props.children}</Fragment>;
    // `componentDidCatch` renders the part again.
    if (isForeignChange(crash.error) && crash.where === '') return null;
    return this.props.fallback?.(crash, this.#tryAgain) ?? null;
  }
}

/** Whether a page translator or an extension has moved elements of React. */
const isForeignChange = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotFoundError';
