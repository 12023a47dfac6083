import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import besideWords from '../parts/beside-words.module.css'
import { Modal } from '../parts/modal'
import { RowGroup } from '../parts/row-group'
import { SettingSwitch } from '../parts/setting-switch'
import { useText } from '../use-text'
import styles from './lyric-dialog.module.css'
import { MotionRows } from './motion-rows'
import { UnderLineRows } from './under-line-rows'
import { WordRows } from './word-rows'

/** The lyric settings, beside the lyrics that they change at once. */
export function LyricDialog({ onClose }: { onClose: () => void }) {
  const { text } = useText()
  return (
    <Modal title={text('lyricSettings.title')} dark className={besideWords.dialog} onClose={onClose}>
      <RowGroup title={text('lyricSettings.shown')}>
        <WordRows />
        <UnderLineRows />
      </RowGroup>
      <RowGroup title={text('lyricSettings.motion')}>
        <MotionRows />
      </RowGroup>
      <RowGroup title={text('lyricSettings.playPage')}>
        <SettingSwitch
          setting="showLyricSetting"
          label={text('lyricSettings.quick')}
          hint={text('lyricSettings.quickHint')}
        />
        <Link to="/setting/player" className={styles.more}>
          {text('lyricSettings.more')}
          <ChevronRight aria-hidden size={18} />
        </Link>
      </RowGroup>
    </Modal>
  )
}
