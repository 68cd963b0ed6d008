import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';

/** What was thrown while a part of the page was drawn, and by which part. */
export type Crash = { error: unknown; where: string };

type Props = {
  /** In place of what could not be drawn; nothing where the page can do without it. */
  fallback?: (crash: Crash, tryAgain: () => void) => ReactNode;
  /** Where this stands when it changes, the failure was of something else. */
  at?: string;
  children: ReactNode;
};
type State = { crash: Crash | null; at: string | undefined };

/** Keeps what one part of the page throws from blanking the rest of it. */
export class Boundary extends Component<Props, State> {
  override state: State = { crash: null, at: this.props.at };

  static getDerivedStateFromProps({ at }: Props, state: State): State | null {
    return at === state.at ? null : { crash: null, at };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { crash: { error, where: '' } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ crash: { error, where: componentStack ?? '' } });
  }

  readonly #tryAgain = (): void => {
    this.setState({ crash: null });
  };

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return this.props.fallback?.(crash, this.#tryAgain) ?? null;
  }
}
