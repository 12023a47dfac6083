import { Upload } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { uploadFileTypes } from '../../../domain/library/upload-failure'
import { Button } from '../../kit/button/button'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './upload-button.module.css'

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Accepts files that are dropped anywhere on the page, and keeps the browser from opening them. Returns whether
 * files are held over the page.
 */
function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const hold = (event: DragEvent) => {
      if (!event.dataTransfer || !bringsFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      // moving between elements is not leaving the page
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || !bringsFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles([...event.dataTransfer.files])
    }
    addEventListener('dragenter', hold, { signal })
    addEventListener('dragover', hold, { signal })
    addEventListener('dragleave', leave, { signal })
    addEventListener('drop', drop, { signal })
    return () => ending.abort()
  }, [onFiles])
  return over
}

/** Uploads files that are chosen by its button, or dropped on the page while it is mounted. */
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
        accept={uploadFileTypes}
        aria-label={text('upload.choose')}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])])
          // lets the same file be chosen again
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
