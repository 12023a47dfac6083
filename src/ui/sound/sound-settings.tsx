import { RowGroup } from '../parts/row-group'
import { SettingSwitch } from '../parts/setting-switch'
import { useText } from '../use-text'
import { DelayRow } from './delay-row'
import { OutputRow } from './output-row'
import { QualityRow } from './quality-row'
import { SpectrumRow } from './spectrum-row'
import { TierRow } from './tier-row'

/** Everything that the listener can set about sound and about what is drawn of it. */
export function SoundSettings() {
  const { text } = useText()
  return (
    <>
      <RowGroup title={text('sound.playback')}>
        <SettingSwitch setting="songVolumeFade" label={text('sound.fade')} />
        <SettingSwitch
          setting="gaplessPlayback"
          label={text('sound.gapless')}
          hint={text('sound.gaplessHint')}
        />
        <SettingSwitch setting="memoryLastPlaybackPosition" label={text('sound.remember')} />
        <SettingSwitch
          setting="useUnmServer"
          label={text('sound.fallback')}
          hint={text('sound.fallbackHint')}
        />
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
