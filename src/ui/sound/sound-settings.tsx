import { useId } from 'react'
import type { ReactNode } from 'react'
import { useText } from '../use-text'
import { DelayRow } from './delay-row'
import { OutputRow } from './output-row'
import { QualityRow } from './quality-row'
import { SettingSwitch } from './setting-switch'
import styles from './sound-settings.module.css'
import { SpectrumRow } from './spectrum-row'
import { TierRow } from './tier-row'

/** Everything that the listener can set about sound and about what is drawn of it. */
export function SoundSettings() {
  const { text } = useText()
  return (
    <>
      <Group title={text('sound.playback')}>
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
      </Group>
      <Group title={text('sound.drawing')}>
        <SpectrumRow />
        <TierRow />
      </Group>
      <Group title={text('sound.output')}>
        <OutputRow />
        <DelayRow />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
