import { withoutAddresses } from './without-addresses'

/** A script that ran in a long frame, as the browser reports it. */
interface FrameScript {
  readonly durationMs: number
  /** What called it, such as `BUTTON.onclick`. */
  readonly invoker: string
  readonly functionName: string
  /** The address of its file; empty if unknown. */
  readonly sourceUrl: string
  /** Its place in that file, in characters; negative if unknown. */
  readonly position: number
}

/** A stretch of at least 50 ms in which the main thread could not answer. */
export interface LongFrame {
  /** Milliseconds since the page was opened. */
  readonly startMs: number
  readonly durationMs: number
  /** The part of it after its scripts: style, layout and paint. 0 if unknown. */
  readonly renderMs: number
  readonly scripts: readonly FrameScript[]
}

/** What took most of a long frame. A script is named by its function and its place in the built file. */
export type FrameCause = { kind: 'script'; name: string } | { kind: 'rendering' } | { kind: 'unknown' }

/** Returns what took most of a long frame. */
export function causeOf({ scripts, renderMs }: LongFrame): FrameCause {
  const [longest] = [...scripts].sort((a, b) => b.durationMs - a.durationMs)
  if (longest && longest.durationMs >= renderMs) return { kind: 'script', name: nameOf(longest) }
  return { kind: renderMs > 0 ? 'rendering' : 'unknown' }
}

function nameOf({ invoker, functionName, sourceUrl, position }: FrameScript): string {
  const file = withoutAddresses(sourceUrl)
  const place = position >= 0 ? `${file}:${position}` : file
  // an element without an id is named by its address
  const caller = withoutAddresses(invoker.replace(/\[src=[^\]]*\]/, ''))
  const called = functionName ? `${functionName} ← ${caller}` : caller
  return file && caller !== file ? `${called} (${place})` : place || called
}
