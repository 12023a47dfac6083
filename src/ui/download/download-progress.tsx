import { useEffect, useId, useRef } from 'react'
import { formatBytes } from '../../domain/format/format-bytes'
import { Button } from '../parts/button'
import { useText } from '../use-text'
import styles from './download-dialog.module.css'

interface DownloadProgressProps {
  /** Bytes that have come, and that there are in all where that is told. */
  progress: { received: number; total: number | null }
  onCancel: () => void
}

/** How far a file has come, and the way to end it. */
export function DownloadProgress({ progress, onCancel }: DownloadProgressProps) {
  const { text, language } = useText()
  const id = useId()
  const cancel = useRef<HTMLButtonElement>(null)
  const { received, total } = progress
  const size = (bytes: number) => formatBytes(bytes, language)

  // the button that was pressed is gone
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
