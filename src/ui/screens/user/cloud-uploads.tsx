import { observer } from 'mobx-react-lite'
import { Button } from '../../parts/button'
import { handOnFocus } from '../../parts/hand-on-focus'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './cloud-uploads.module.css'
import { UploadRow } from './upload-row'

/** What was chosen for the cloud drive, and what became of each; how many are over is said aloud, their bytes are not. */
export const CloudUploads = observer(function CloudUploads() {
  const { cloudUploads } = useStores()
  const { text } = useText()
  const { items, doneCount } = cloudUploads
  if (items.length === 0) return null
  const over = items.filter(({ pending }) => !pending).length
  return (
    <section ref={handOnFocus} aria-label={text('upload.list')} className={styles.uploads}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text('upload.list')}</h2>
        <p role="status" className={styles.count}>
          {text('upload.counted', { done: over, all: items.length })}
        </p>
        {doneCount > 0 && (
          <div ref={handOnFocus} className={styles.clear}>
            <Button onClick={() => cloudUploads.clearDone()}>{text('upload.clear')}</Button>
          </div>
        )}
      </header>
      <ul className={styles.rows}>
        {items.map((item) => (
          <UploadRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
})
