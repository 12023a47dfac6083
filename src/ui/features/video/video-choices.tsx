import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { RefObject } from 'react'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './video-choices.module.css'

const rates = [0.5, 0.75, 1, 1.25, 1.5, 2]

interface VideoChoicesProps {
  element: RefObject<HTMLVideoElement | null>
}

/** The choice of picture height and playback speed. */
export const VideoChoices = observer(function VideoChoices({ element }: VideoChoicesProps) {
  const { video: store } = useStores()
  const { text } = useText()
  const [rate, setRate] = useState(1)
  const { heights, stream, wantedHeight } = store
  const shown = stream && heights.includes(stream.height) ? stream.height : wantedHeight
  const current = heights.includes(shown) ? shown : heights[0]

  const choose = (chosen: number) => {
    setRate(chosen)
    if (!element.current) return
    element.current.defaultPlaybackRate = chosen
    element.current.playbackRate = chosen
  }
  return (
    <div className={styles.choices}>
      {heights.length > 0 && (
        <label className={styles.choice}>
          {text('video.quality')}
          <select
            value={current}
            className={styles.select}
            onChange={({ currentTarget }) => store.chooseHeight(Number(currentTarget.value))}
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
