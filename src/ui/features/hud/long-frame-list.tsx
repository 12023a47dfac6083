import { memo } from 'react'
import { causeOf, type FrameCause, type LongFrame } from '../../../domain/hud/long-frame'
import { useText } from '../../kit/use-text'
import styles from './hud-panel.module.css'

/** How many of the latest are shown. */
const shown = 3

/** The latest long frames with what took most of each, the latest first. */
export const LongFrameList = memo(function LongFrameList({ frames }: { frames: readonly LongFrame[] }) {
  const { text } = useText()
  const nameOf = (cause: FrameCause) =>
    cause.kind === 'script'
      ? cause.name
      : text(cause.kind === 'rendering' ? 'hud.causeRendering' : 'hud.causeUnknown')
  return (
    <>
      <h3 className={styles.heading}>{text('hud.longFrames')}</h3>
      {frames.length === 0 && <p>{text('hud.longFramesNone')}</p>}
      <ul className={styles.frames}>
        {frames
          .slice(-shown)
          .reverse()
          .map((frame) => (
            <li key={frame.startMs}>
              {text('hud.longFrame', { ms: frame.durationMs.toFixed(0), cause: nameOf(causeOf(frame)) })}
            </li>
          ))}
      </ul>
    </>
  )
})
