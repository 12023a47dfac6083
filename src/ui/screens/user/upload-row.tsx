import { CircleAlert, CircleCheck, FileMusic, RotateCcw, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { MouseEvent } from 'react'
import { formatBytes } from '../../../domain/format/format-bytes'
import type { TextKey } from '../../../i18n/text-key'
import type { CloudUpload } from '../../../stores/library/cloud-upload'
import { IconButton } from '../../parts/icon-button'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './upload-row.module.css'
import { uploadTroubleText } from './upload-trouble-text'

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

/** Marks the button of each row that takes it away, and to which focus goes on. */
const endMark = 'data-ends-upload'

/** Focus is not to be lost with the row whose button has it. */
function handOn({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const ends = [...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>(`[${endMark}]`) ?? [])]
  const at = ends.indexOf(currentTarget)
  const heir = ends[at + 1] ?? ends[at - 1]
  heir?.focus()
}

/** One file on its way: how far it has come, or what became of it. */
export const UploadRow = observer(function UploadRow({ item }: { item: CloudUpload }) {
  const { cloudUploads } = useStores()
  const { text, language } = useText()
  const { state, trouble, outcome, sentBytes, pending, file } = item
  const { name, size } = file
  const Icon = icons[state]
  const bytes = (count: number) => formatBytes(count, language)

  const words = () => {
    if (trouble) {
      const { key, values } = uploadTroubleText(trouble)
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
            // while it is being stored nobody tells how far that is
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
          handOn(event)
          cloudUploads.remove(item)
        }}
      >
        <X aria-hidden size={20} />
      </IconButton>
    </li>
  )
})
