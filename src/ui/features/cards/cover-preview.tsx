import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { sizedCover } from '../../../domain/catalogue/sized-cover'
import { IconButton } from '../../kit/button/icon-button'
import { Modal } from '../../kit/dialog/modal'
import { useText } from '../../kit/use-text'
import styles from './cover-preview.module.css'

interface CoverPreviewProps {
  /** Name of what it is the cover of. */
  name: string
  url: string
  onClose: () => void
}

const largest = 4

/** A dialog with a large cover that can be zoomed; it scrolls if it does not fit. */
export function CoverPreview({ name, url, onClose }: CoverPreviewProps) {
  const { text } = useText()
  const [times, setTimes] = useState(1)
  return (
    <Modal title={text('song.cover', { name })} className={styles.dialog} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area has to be reachable by keyboard */}
      <div tabIndex={0} role="group" aria-label={text('song.cover', { name })} className={styles.window}>
        <img
          src={sizedCover(url, 1024)}
          alt={text('song.cover', { name })}
          draggable={false}
          className={styles.picture}
          style={{ width: `${times * 100}%` }}
        />
      </div>
      <div className={styles.tools}>
        <IconButton
          label={text('song.zoomOut')}
          aria-disabled={times === 1 || undefined}
          onClick={() => setTimes(Math.max(1, times / 2))}
        >
          <ZoomOut aria-hidden size={20} />
        </IconButton>
        <span className={styles.times}>{times * 100}%</span>
        <IconButton
          label={text('song.zoomIn')}
          aria-disabled={times === largest || undefined}
          onClick={() => setTimes(Math.min(largest, times * 2))}
        >
          <ZoomIn aria-hidden size={20} />
        </IconButton>
      </div>
    </Modal>
  )
}
