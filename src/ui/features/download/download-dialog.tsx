import { Download } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef } from 'react'
import { artistNames } from '../../../domain/catalogue/artist-names'
import type { Track } from '../../../contract/replies/track'
import { formatBytes } from '../../../domain/format/format-bytes'
import { Button } from '../../kit/button/button'
import { Cover } from '../../kit/card/cover'
import { FailurePanel } from '../../kit/state/failure-panel'
import { Modal } from '../../kit/dialog/modal'
import { Skeleton } from '../../kit/state/skeleton'
import { StatePanel } from '../../kit/state/state-panel'
import { qualityNames } from '../settings/sound/quality-names'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './download-dialog.module.css'

/** Asks for the quality of a download and shows its progress. */
export const DownloadDialog = observer(function DownloadDialog({ track }: { track: Track }) {
  const { download } = useStores()
  const { text, languageOf } = useText()
  const content = useRef<HTMLDivElement>(null)
  const { ownUpload, files, failure, chosen, progress } = download
  const button = useRef<HTMLButtonElement>(null)
  const downloading = progress !== null
  const wasDownloading = useRef(downloading)
  useEffect(() => {
    // the cancel button has been removed
    if (wasDownloading.current && !downloading) button.current?.focus()
    wasDownloading.current = downloading
  }, [downloading])
  const start = async () => {
    // the native dialog restores focus when it closes
    const dialog = content.current?.closest('dialog')
    if (await download.start()) dialog?.close()
  }
  return (
    <Modal title={text('download.title')} onClose={() => download.close()}>
      <div ref={content} className={styles.content}>
        <div className={styles.track}>
          <Cover url={track.album.picUrl} size={128} className={styles.cover} />
          <div className={styles.names}>
            <p lang={languageOf(track.name)} className={styles.name}>
              {track.name}
            </p>
            <p className={styles.artists}>{artistNames(track.artists) || text('track.unknownArtist')}</p>
          </div>
        </div>
        {ownUpload && <p className={styles.note}>{text('download.cloudNote')}</p>}
        {failure ? (
          <FailurePanel failure={failure} waiting={false} onRetry={() => void download.loadFiles()} />
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
  const { download, qualityAccess } = useStores()
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
              {qualityAccess.isForMembers(quality) && (
                <span className={styles.members}>{text('download.members')}</span>
              )}
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

interface DownloadProgressProps {
  /** Bytes received, and bytes in total if the server says so. */
  progress: { received: number; total: number | null }
  onCancel: () => void
}

/** The progress of a download, and a button that cancels it. */
function DownloadProgress({ progress, onCancel }: DownloadProgressProps) {
  const { text, language } = useText()
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  const { received, total } = progress
  const size = (bytes: number) => formatBytes(bytes, language)

  // the start button has been removed
  useEffect(() => cancel.current?.focus(), [])
  return (
    <div className={styles.progress}>
      <progress
        aria-label={text('download.progress')}
        aria-describedby={id}
        {...(total !== null && received > 0 && { value: Math.min(received, total), max: total })}
        className={styles.bar}
      />
      <p id={id} className={styles.received}>
        {received === 0
          ? text('download.waiting')
          : total === null
            ? text('download.receivedOnly', { received: size(received) })
            : text('download.received', { received: size(received), total: size(total) })}
      </p>
      <Button ref={cancel} onClick={onCancel}>
        {text('download.cancel')}
      </Button>
    </div>
  )
}
