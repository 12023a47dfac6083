import type { ArtistStory } from '../../../contract/replies/artist'
import type { Result } from '../../../contract/result'
import { Modal } from '../../kit/dialog/modal'
import { useSettledValue } from '../../kit/use-settled-value'
import { useText } from '../../kit/use-text'
import styles from './artist-story-dialog.module.css'

interface ArtistStoryDialogProps {
  name: string
  /** The short biography. Shown until the long one is loaded, and if there is no long one. */
  brief: string
  story: Promise<Result<ArtistStory>>
  onClose: () => void
}

/** The whole biography of an artist. */
export function ArtistStoryDialog({ name, brief, story, onClose }: ArtistStoryDialogProps) {
  const { text, languageOf } = useText()
  const shown = useSettledValue(story) ?? { brief, sections: [] }
  return (
    <Modal title={text('artist.about', { name })} className={styles.dialog} onClose={onClose}>
      <p lang={languageOf(shown.brief || brief)} className={styles.words}>
        {shown.brief || brief}
      </p>
      {shown.sections.map(({ title, text: words }, at) => (
        <section key={`${at} ${title}`} lang={languageOf(words)} className={styles.section}>
          {title && <h3 className={styles.title}>{title}</h3>}
          <p className={styles.words}>{words}</p>
        </section>
      ))}
    </Modal>
  )
}
