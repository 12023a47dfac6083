import { CircleAlert, CircleCheck, FileMusic, RotateCcw, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { MouseEvent } from 'react'
import { formatBytes } from '../../../domain/format/format-bytes'
import type { TextKey } from '../../../i18n/text-key'
import type { CloudUpload } from '../../../stores/library/cloud-upload'
import { IconButton } from '../../kit/button/icon-button'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './upload-row.module.css'
import type { Refusal, UploadFailure } from '../../../domain/library/upload-failure'
import { failureText } from '../../../i18n/failure-text'

const refusalTexts: Record<Refusal, TextKey> = {
  wrongName: 'upload.wrongName',
  misnamed: 'upload.misnamed',
  empty: 'upload.empty',
  noAudio: 'upload.noAudio',
  unreadable: 'upload.unreadable',
  interrupted: 'upload.interrupted',
  tooMany: 'upload.tooMany',
  tooLarge: 'upload.tooLarge',
  driveFull: 'upload.driveFull',
  diskFull: 'upload.diskFull',
  gone: 'upload.gone',
}

/** Returns the text for a failed upload. Other messages of a server are shown as they are. */
export function uploadFailureText(trouble: UploadFailure): ReturnType<typeof failureText> {
  if ('refused' in trouble) return { key: refusalTexts[trouble.refused], values: {} }
  if (trouble.kind === 'timeout') return { key: 'upload.timeout', values: {} }
  if (trouble.kind === 'offline') return { key: 'upload.offline', values: {} }
  return failureText(trouble)
}

const icons: Record<CloudUpload['state'], LucideIcon> = {
  waiting: FileMusic,
  sending: FileMusic,
  done: CircleCheck,
  failed: CircleAlert,
}

const outcomes: Record<NonNullable<CloudUpload['outcome']>, TextKey> = {
  kept: 'upload.kept',
  alreadyThere: 'upload.alreadyThere',
  nameless: 'upload.nameless',
}

/** Marks the button that removes a row; focus moves between these. */
const endMark = 'data-ends-upload'

/** Moves focus to the next or previous row before its own row is removed. */
function moveFocusToNeighbour({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const ends = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>(`[${endMark}]`) ?? [])]
  const at = ends.indexOf(currentTarget)
  const heir = ends[at + 1] ?? ends[at - 1]
  heir?.focus()
}

/** An upload: its progress or its outcome. */
export const UploadRow = observer(function UploadRow({ item }: { item: CloudUpload }) {
  const { cloudUploads } = useStores()
  const { text, language } = useText()
  const { state, trouble, outcome, sentBytes, pending, file } = item
  const { name, size } = file
  const Icon = icons[state]
  const bytes = (count: number) => formatBytes(count, language)

  const words = () => {
    if (trouble) {
      const { key, values } = uploadFailureText(trouble)
      return text(key, values)
    }
    if (outcome) return text(outcomes[outcome])
    if (state === 'waiting') return text('upload.waiting')
    if (sentBytes >= size) return text('upload.storing')
    return text('upload.sent', { sent: bytes(sentBytes), size: bytes(size) })
  }
  const retry = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.closest('li')?.querySelector<HTMLElement>(`[${endMark}]`)?.focus()
    cloudUploads.retry(item)
  }
  return (
    <li className={styles.row}>
      <Icon aria-hidden size={24} className={`${styles.icon} ${styles[state]}`} />
      <div className={styles.about}>
        <p className={styles.name} title={name}>
          {name}
        </p>
        <p className={`${styles.words} ${trouble ? styles.failed : ''}`}>{words()}</p>
        {state === 'sending' && (
          <progress
            aria-label={text('upload.progress', { name })}
            // no value while the server stores it
            {...(sentBytes < size && { value: sentBytes, max: size })}
            className={styles.bar}
          />
        )}
      </div>
      {item.canRetry && (
        <IconButton label={text('upload.retry', { name })} onClick={retry}>
          <RotateCcw aria-hidden size={20} />
        </IconButton>
      )}
      <IconButton
        {...{ [endMark]: '' }}
        label={text(pending ? 'upload.cancel' : 'upload.remove', { name })}
        onClick={(event) => {
          moveFocusToNeighbour(event)
          cloudUploads.remove(item)
        }}
      >
        <X aria-hidden size={20} />
      </IconButton>
    </li>
  )
})
