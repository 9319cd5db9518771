import type { ReactNode } from "react";
import { Component } from "react";

interface Props {
  children: ReactNode;
  renderFallback: (error: Error) => ReactNode;
}

/** Keeps a fault in one window away from the page and the other windows. */
export class WindowErrorBoundary extends Component<Props, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    return this.state.error ? this.props.renderFallback(this.state.error) : this.props.children;
  }
}
