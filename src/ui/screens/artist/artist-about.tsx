import type { ArtistDetail } from '../../../domain/catalogue/artist'
import { useLateDialog } from '../../use-late-dialog'
import { useStores } from '../../stores-context'
import { useText } from '../../use-text'
import styles from './artist-header.module.css'

/** The first lines of what is told of an artist; pressed, they open all of it. */
export function ArtistAbout({ artist }: { artist: ArtistDetail }) {
  const { backend } = useStores()
  const { text } = useText()
  const { open, dialog } = useLateDialog()
  const { id, name, description } = artist
  if (!description) return null

  const load = async () => {
    const { ArtistStoryDialog } = await import('./artist-story-dialog')
    const story = backend.call('artistDesc', { id })
    return (onClose: () => void) => (
      <ArtistStoryDialog name={name} brief={description} story={story} onClose={onClose} />
    )
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.about} onClick={() => void open(load)}>
        <span className={styles.brief}>{description}</span>
        <span className={styles.more}>{text('artist.readAbout')}</span>
      </button>
      {dialog}
    </>
  )
}
