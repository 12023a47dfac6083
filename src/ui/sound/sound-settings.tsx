import { useId } from 'react'
import type { ReactNode } from 'react'
import type { TextKey } from '../../i18n/text-key'
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
  return (
    <>
      <Group title="sound.playback">
        <SettingSwitch setting="songVolumeFade" label="sound.fade" />
        <SettingSwitch setting="gaplessPlayback" label="sound.gapless" hint="sound.gaplessHint" />
        <SettingSwitch setting="memoryLastPlaybackPosition" label="sound.remember" />
        <SettingSwitch setting="useUnmServer" label="sound.fallback" hint="sound.fallbackHint" />
        <QualityRow />
      </Group>
      <Group title="sound.drawing">
        <SpectrumRow />
        <TierRow />
      </Group>
      <Group title="sound.output">
        <OutputRow />
        <DelayRow />
      </Group>
    </>
  )
}

function Group({ title, children }: { title: TextKey; children: ReactNode }) {
  const { text } = useText()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h3 id={id} className={styles.title}>
        {text(title)}
      </h3>
      {children}
    </section>
  )
}
