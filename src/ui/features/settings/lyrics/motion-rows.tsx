import { SettingSwitch } from '../setting-switch'
import { BlurRow } from './blur-row'

/** Switches for countdown, pause on hover, and blur. */
export function MotionRows() {
  return (
    <>
      <SettingSwitch setting="countDownShow" />
      <SettingSwitch setting="lrcMousePause" />
      <BlurRow />
    </>
  )
}
