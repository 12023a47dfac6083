import type { ArtistStory } from '../../../domain/catalogue/artist'
import type { Result } from '../../../domain/result'
import { Modal } from '../../parts/modal'
import { useSettled } from '../../use-settled'
import { useText } from '../../use-text'
import styles from './artist-story-dialog.module.css'

interface ArtistStoryDialogProps {
  name: string
  /** What is known already; shown until there is more, and where there is none. */
  brief: string
  story: Promise<Result<ArtistStory>>
  onClose: () => void
}

/** All that is told of an artist. */
export function ArtistStoryDialog({ name, brief, story, onClose }: ArtistStoryDialogProps) {
  const { text } = useText()
  const told = useSettled(story) ?? { brief, sections: [] }
  return (
    <Modal title={text('artist.about', { name })} className={styles.dialog} onClose={onClose}>
      <p className={styles.words}>{told.brief || brief}</p>
      {told.sections.map(({ title, text: words }, at) => (
        <section key={`${at} ${title}`} className={styles.section}>
          {title && <h3 className={styles.title}>{title}</h3>}
          <p className={styles.words}>{words}</p>
        </section>
      ))}
    </Modal>
  )
}
