import { RowGroup } from '../../../kit/form/row-group'
import { SettingChoice } from '../setting-choice'
import { SettingSwitch } from '../setting-switch'
import { useText } from '../../../kit/use-text'
import { DelayRow } from './delay-row'
import { OutputRow } from './output-row'
import { QualityRow } from './quality-row'
import { SpectrumRow } from './spectrum-row'
import { TierRow } from './tier-row'

/** All settings of sound, of its visualisation and of its output. */
export function SoundSettings() {
  const { text } = useText()
  return (
    <>
      <RowGroup title={text('sound.playback')}>
        <SettingSwitch setting="songVolumeFade" />
        <SettingSwitch setting="gaplessPlayback" />
        <SettingChoice setting="loudness" />
        <SettingSwitch setting="memoryLastPlaybackPosition" />
        <SettingSwitch setting="useUnmServer" />
        <QualityRow />
      </RowGroup>
      <RowGroup title={text('sound.drawing')}>
        <SpectrumRow />
        <TierRow />
      </RowGroup>
      <RowGroup title={text('sound.output')}>
        <OutputRow />
        <DelayRow />
      </RowGroup>
    </>
  )
}
