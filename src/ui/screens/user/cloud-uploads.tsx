import { observer } from 'mobx-react-lite'
import { Button } from '../../kit/button/button'
import { passFocusToAncestor } from '../../kit/dialog/pass-focus-to-ancestor'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './cloud-uploads.module.css'
import { UploadRow } from './upload-row'

/** The uploads to the cloud drive. A live region announces how many are done, but not their bytes. */
export const CloudUploads = observer(function CloudUploads() {
  const { cloudUploads } = useStores()
  const { text } = useText()
  const { items, doneCount } = cloudUploads
  if (items.length === 0) return null
  const failed = items.filter(({ state }) => state === 'failed').length
  const counts = { done: doneCount, all: items.length, failed }
  return (
    <section ref={passFocusToAncestor} aria-label={text('upload.list')} className={styles.uploads}>
      <header className={styles.head}>
        <h2 className={styles.title}>{text('upload.list')}</h2>
        <p role="status" className={styles.count}>
          {text(failed > 0 ? 'upload.countedFailed' : 'upload.counted', counts)}
        </p>
        {doneCount > 0 && (
          <div ref={passFocusToAncestor} className={styles.clear}>
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
