import { Download } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { artistNames } from '../../domain/catalogue/artist-names'
import { isForMembers } from '../../domain/catalogue/stream'
import type { Track } from '../../domain/catalogue/track'
import { formatBytes } from '../../domain/format/format-bytes'
import { Button } from '../parts/button'
import { Cover } from '../parts/cover'
import { FailurePanel } from '../parts/failure-panel'
import { Modal } from '../parts/modal'
import { Skeleton } from '../parts/skeleton'
import { StatePanel } from '../parts/state-panel'
import { qualityNames } from '../sound/quality-names'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './download-dialog.module.css'
import { DownloadProgress } from './download-progress'

/** Asks in which quality a track is to be saved, and shows how far it has come. */
export const DownloadDialog = observer(function DownloadDialog({ track }: { track: Track }) {
  const { download, shell } = useStores()
  const { text } = useText()
  const content = useRef<HTMLDivElement>(null)
  const { own, files, failure, chosen, progress } = download
  const button = useRef<HTMLButtonElement>(null)
  const moving = progress !== null
  const moved = useRef(moving)
  useEffect(() => {
    // the button that ended it is gone
    if (moved.current && !moving) button.current?.focus()
    moved.current = moving
  }, [moving])
  const start = async () => {
    // shut by the dialog itself, which gives focus back
    const dialog = content.current?.closest('dialog')
    if (await download.start()) dialog?.close()
  }
  return (
    <Modal title={text('download.title')} dark={shell.playerOpen} onClose={() => download.close()}>
      <div ref={content} className={styles.content}>
        <div className={styles.track}>
          <Cover url={track.album.picUrl} size={128} className={styles.cover} />
          <div className={styles.names}>
            <p className={styles.name}>{track.name}</p>
            <p className={styles.artists}>{artistNames(track.artists) || text('app.unknownArtist')}</p>
          </div>
        </div>
        {own && <p className={styles.note}>{text('download.cloudNote')}</p>}
        {failure ? (
          <FailurePanel failure={failure} waiting={false} onRetry={() => void download.look()} />
        ) : files === null ? (
          <div role="status" aria-label={text('app.loading')} className={styles.files}>
            {[0, 1, 2].map((at) => (
              <Skeleton key={at} className={styles.ghost} />
            ))}
          </div>
        ) : files.length === 0 ? (
          <StatePanel icon={Download} title={text('download.none')} />
        ) : (
          <Files />
        )}
        {files !== null && files.length > 0 && chosen === null && (
          <p className={styles.note}>{text('download.membersOnly')}</p>
        )}
        {progress ? (
          <DownloadProgress progress={progress} onCancel={() => download.cancel()} />
        ) : (
          <Button ref={button} tone="solid" disabled={chosen === null} onClick={() => void start()}>
            <Download aria-hidden size={18} />
            {text('download.start')}
          </Button>
        )}
      </div>
    </Modal>
  )
})

const Files = observer(function Files() {
  const { download } = useStores()
  const { text, language } = useText()
  const name = useId()
  const { files, chosen, progress } = download
  return (
    <fieldset disabled={progress !== null} className={styles.files}>
      <legend className="visually-hidden">{text('download.qualities')}</legend>
      {files?.map((file) => {
        const { quality, bitRate, size } = file
        const rate = bitRate > 0 ? `${Math.round(bitRate / 1_000)} kbps` : ''
        const bytes = size > 0 ? formatBytes(size, language) : text('download.sizeUnknown')
        return (
          <label key={quality} className={styles.file}>
            <input
              type="radio"
              name={name}
              value={quality}
              checked={quality === chosen}
              disabled={!download.isAllowed(file)}
              className={styles.radio}
              onChange={() => download.choose(quality)}
            />
            <span className={styles.quality}>
              {text(qualityNames[quality])}
              {isForMembers(quality) && <span className={styles.members}>{text('download.members')}</span>}
            </span>
            <span className={styles.size}>
              {rate ? text('download.size', { size: bytes, type: rate }) : bytes}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
})
