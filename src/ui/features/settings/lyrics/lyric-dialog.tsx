import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { Modal } from '../../../kit/dialog/modal'
import { RowGroup } from '../../../kit/form/row-group'
import playerDialog from '../player-dialog.module.css'
import { SettingSwitch } from '../setting-switch'
import { useText } from '../../../kit/use-text'
import styles from './lyric-dialog.module.css'
import { MotionRows } from './motion-rows'
import { TranslationRows } from './translation-rows'
import { WordRows } from './word-rows'

/** The lyric settings, beside the lyrics they change. */
export function LyricDialog({ onClose }: { onClose: () => void }) {
  const { text } = useText()
  return (
    <Modal title={text('lyricSettings.title')} className={playerDialog.dialog} onClose={onClose}>
      <div data-beside-lyrics>
        <RowGroup title={text('lyricSettings.shown')}>
          <WordRows />
          <TranslationRows />
        </RowGroup>
        <RowGroup title={text('lyricSettings.motion')}>
          <MotionRows />
        </RowGroup>
        <RowGroup title={text('lyricSettings.playPage')}>
          <SettingSwitch setting="showLyricSetting" />
          <Link to="/setting/player" className={styles.more}>
            {text('lyricSettings.more')}
            <ChevronRight aria-hidden size={18} />
          </Link>
        </RowGroup>
      </div>
    </Modal>
  )
}
