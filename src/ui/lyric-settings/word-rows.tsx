import { observer } from 'mobx-react-lite'
import { SettingSwitch } from '../parts/setting-switch'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { useSongLacks } from './use-song-lacks'
import styles from './word-rows.module.css'

/** Whether and how single words light up; how is only asked while they do. */
export const WordRows = observer(function WordRows() {
  const { settings } = useStores()
  const { text } = useText()
  const lacks = useSongLacks()
  return (
    <>
      <SettingSwitch
        setting="showYrc"
        label={text('lyricSettings.words')}
        hint={text(lacks.words ? 'lyricSettings.wordsMissing' : 'lyricSettings.wordsHint')}
      />
      {settings.values.showYrc && (
        <div className={styles.nested}>
          <SettingSwitch
            setting="showYrcAnimation"
            label={text('lyricSettings.wordAnimation')}
            hint={text('lyricSettings.wordAnimationHint')}
          />
          <SettingSwitch
            setting="showYrcTransform"
            label={text('lyricSettings.wordFloat')}
            hint={text('lyricSettings.wordFloatHint')}
          />
        </div>
      )}
    </>
  )
})
