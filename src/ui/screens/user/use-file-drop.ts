import { useEffect, useState } from 'react'

const bringsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/** Files may be dropped anywhere on the page; whether some are held over it. The browser opens none of them. */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
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
      // from one element to the next it has not left the page
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
