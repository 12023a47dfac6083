import { useEffect } from 'react'
import { useFrame } from '../stores-context'

const site = 'Melisma'

/** Names the window after the song that sounds, or else after the screen. To be called in an observer. */
export function useDocumentTitle(): void {
  const { shell } = useFrame()
  const title = [shell.playingTitle || shell.pageTitle, site].filter(Boolean).join(' - ')
  useEffect(() => {
    document.title = title
  }, [title])
}
