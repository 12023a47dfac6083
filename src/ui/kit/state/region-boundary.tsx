import { Component } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../use-text'
import styles from './broken-region.module.css'
import { Button } from '../button/button'
import { passFocusToAncestor } from '../dialog/pass-focus-to-ancestor'

interface RegionBoundaryProps {
  /** Rendering is tried again when this value changes. */
  attempt?: unknown
  onBreak?: () => void
  children: ReactNode
}

interface RegionBoundaryState {
  broken: boolean
  attempt: unknown
}

/** An error boundary: an exception in one region of the page leaves the others and playback alone. */
export class RegionBoundary extends Component<RegionBoundaryProps, RegionBoundaryState> {
  override state: RegionBoundaryState = { broken: false, attempt: this.props.attempt }

  static getDerivedStateFromError(): Partial<RegionBoundaryState> {
    return { broken: true }
  }

  static getDerivedStateFromProps(
    { attempt }: RegionBoundaryProps,
    state: RegionBoundaryState,
  ): RegionBoundaryState | null {
    return attempt === state.attempt ? null : { broken: false, attempt }
  }

  override componentDidCatch(): void {
    this.props.onBreak?.()
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return <BrokenRegion onRetry={() => this.setState({ broken: false })} />
  }
}

/** Shown at the foot of the page in place of a region that threw, with a retry. */
function BrokenRegion({ onRetry }: { onRetry: () => void }) {
  const { text } = useText()
  return (
    <div ref={passFocusToAncestor} role="alert" className={styles.region}>
      <p>{text('app.bug')}</p>
      <Button onClick={onRetry}>{text('app.retry')}</Button>
    </div>
  )
}
