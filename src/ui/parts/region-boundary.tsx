import { Component } from 'react'
import type { ReactNode } from 'react'

interface RegionBoundaryProps {
  /** Stands in for a region that broke. */
  fallback?: ReactNode
  onBreak?: () => void
  children: ReactNode
}

/** Keeps a fault in one region of the frame from taking the others, and the music, with it. */
export class RegionBoundary extends Component<RegionBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(): void {
    this.props.onBreak?.()
  }

  override render() {
    return this.state.broken ? (this.props.fallback ?? null) : this.props.children
  }
}
