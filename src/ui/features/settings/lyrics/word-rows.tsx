import { observer } from 'mobx-react-lite'
import { SettingSwitch } from '../setting-switch'
import { useStores } from '../../../hooks/stores-context'
import { useText } from '../../../kit/use-text'
import { useMissingLyricParts } from './use-missing-lyric-parts'
import styles from './word-rows.module.css'

/** Switches for word-by-word lyrics. How words light up is only offered while they do. */
export const WordRows = observer(function WordRows() {
  const { settings } = useStores()
  const { text } = useText()
  const lacks = useMissingLyricParts()
  return (
    <>
      <SettingSwitch setting="showYrc" hint={lacks.words ? text('lyricSettings.wordsMissing') : undefined} />
      {settings.values.showYrc && (
        <div className={styles.nested}>
          <SettingSwitch setting="showYrcAnimation" />
          <SettingSwitch setting="showYrcTransform" />
        </div>
      )}
    </>
  )
})
