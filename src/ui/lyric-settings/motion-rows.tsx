import { SettingSwitch } from '../parts/setting-switch'
import { useText } from '../use-text'
import { BlurRow } from './blur-row'

/** How the lines wait, stop and stand back. */
export function MotionRows() {
  const { text } = useText()
  return (
    <>
      <SettingSwitch
        setting="countDownShow"
        label={text('lyricSettings.countdown')}
        hint={text('lyricSettings.countdownHint')}
      />
      <SettingSwitch
        setting="lrcMousePause"
        label={text('lyricSettings.hoverPause')}
        hint={text('lyricSettings.hoverPauseHint')}
      />
      <BlurRow />
    </>
  )
}
