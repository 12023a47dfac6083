import { Upload } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { takenFiles } from '../../../domain/upload/refusal-before-sending'
import { Button } from '../../parts/button'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './upload-button.module.css'
import { useFileDrop } from './use-file-drop'

/** The way into the cloud drive: files are chosen by it, or dropped on the page while it is there. */
export function UploadButton() {
  const { cloudUploads } = useStores()
  const { text } = useText()
  const chooser = useRef<HTMLInputElement>(null)
  const add = useCallback((files: File[]) => cloudUploads.add(files), [cloudUploads])
  const over = useFileDrop(add)
  return (
    <>
      <Button tone="solid" onClick={() => chooser.current?.click()}>
        <Upload aria-hidden size={18} />
        {text('upload.choose')}
      </Button>
      <input
        ref={chooser}
        hidden
        type="file"
        multiple
        accept={takenFiles}
        aria-label={text('upload.choose')}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          // the same file may be chosen again
          currentTarget.value = ''
        }}
      />
      {over && (
        <div aria-hidden className={styles.over}>
          <p className={styles.words}>
            <Upload size={32} />
            {text('upload.drop')}
          </p>
        </div>
      )}
    </>
  )
}
