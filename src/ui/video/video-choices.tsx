import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { RefObject } from 'react'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './video-choices.module.css'

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2]

interface VideoChoicesProps {
  frame: RefObject<HTMLVideoElement | null>
}

/** The picture heights that there are, and how fast it plays. */
export const VideoChoices = observer(function VideoChoices({ frame }: VideoChoicesProps) {
  const { video: store } = useStores()
  const { text } = useText()
  const [rate, setRate] = useState(1)
  const { heights, stream, wantedHeight } = store
  const shown = stream && heights.includes(stream.height) ? stream.height : wantedHeight
  const current = heights.includes(shown) ? shown : heights[0]

  const choose = (chosen: number) => {
    setRate(chosen)
    if (!frame.current) return
    frame.current.defaultPlaybackRate = chosen
    frame.current.playbackRate = chosen
  }
  return (
    <div className={styles.choices}>
      {heights.length > 0 && (
        <label className={styles.choice}>
          {text('video.quality')}
          <select
            value={current}
            className={styles.select}
            onChange={({ currentTarget }) => store.choose(Number(currentTarget.value))}
          >
            {heights.map((height) => (
              <option key={height} value={height}>
                {text('video.height', { height })}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className={styles.choice}>
        {text('video.speed')}
        <select
          value={rate}
          className={styles.select}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        >
          {rates.map((one) => (
            <option key={one} value={one}>
              {text('video.rate', { rate: one })}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
})
