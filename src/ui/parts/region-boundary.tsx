import { Component } from 'react'
import type { ReactNode } from 'react'
import { BrokenRegion } from './broken-region'

interface RegionBoundaryProps {
  /** Another value gives the region another chance. */
  attempt?: unknown
  onBreak?: () => void
  children: ReactNode
}

interface RegionBoundaryState {
  broken: boolean
  attempt: unknown
}

/** Keeps a fault in one region of the frame from taking the others, and the music, with it. */
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
