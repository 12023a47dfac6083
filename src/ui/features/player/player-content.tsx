import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import type { RefObject } from 'react'
import { useHasLyricsPage } from '../lyrics/use-has-lyrics-page'
import { CoverPage } from './cover-page'
import { LyricsPage } from './lyrics-page'
import { PageDots } from './page-dots'
import { PlayerControls } from './player-controls'
import styles from './player-content.module.css'
import { PlayerTop } from './player-top'
import { usePlayerPages } from './use-player-pages'
import type { PlayerPage } from './use-player-pages'
import { useIdleControls } from './use-idle-controls'
import { useStores } from '../../hooks/stores-context'

interface PlayerContentProps {
  open: boolean
  /** Whether what is drawn in every frame may be. */
  visible: boolean
  inert: boolean
  /** The page that was chosen last. */
  chosen: RefObject<PlayerPage>
}

/** What the full player shows in front of its background. */
export const PlayerContent = observer(function PlayerContent({
  open,
  visible,
  inert,
  chosen,
}: PlayerContentProps) {
  const { player } = useStores()
  const content = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLDivElement>(null)
  const hasWords = useHasLyricsPage()
  const { page, show } = usePlayerPages(pages, { open, hasWords, chosen })
  useIdleControls(content, player.playing)
  return (
    <div ref={content} inert={inert} data-words={hasWords || undefined} className={styles.content}>
      <div data-pull data-control-area className={styles.top}>
        <PlayerTop />
      </div>
      <div ref={pages} className={styles.pages}>
        <CoverPage alone={!hasWords} />
        {hasWords && <LyricsPage visible={visible} />}
      </div>
      {hasWords && <PageDots page={page} onShow={show} />}
      <PlayerControls visible={visible} />
    </div>
  )
})
