import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { RefObject } from 'react'
import { Select } from '../../kit/form/select'
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
          <Select
            value={current}
            options={heights.map((height) => ({ value: height, name: text('video.height', { height }) }))}
            onChoose={(height) => store.chooseHeight(height)}
          />
        </label>
      )}
      <label className={styles.choice}>
        {text('video.speed')}
        <Select
          value={rate}
          options={rates.map((one) => ({ value: one, name: text('video.rate', { rate: one }) }))}
          onChoose={choose}
        />
      </label>
    </div>
  )
})
