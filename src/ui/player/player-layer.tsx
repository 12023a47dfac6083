import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef } from 'react'
import type { CSSProperties } from 'react'
import { coverColours, spectrumAlpha } from '../../domain/palette/cover-colours'
import { tierDrawing } from '../../domain/quality/tier-drawing'
import { QueueDrawer } from '../queue/queue-drawer'
import { useStores } from '../stores-context'
import { useEscape } from '../use-escape'
import { useText } from '../use-text'
import { CoverPage } from './cover-page'
import { CrossFade } from './cross-fade'
import styles from './player-layer.module.css'
import { LyricsPage } from './lyrics-page'
import { PageDots } from './page-dots'
import { PlayerControls } from './player-controls'
import { PlayerTop } from './player-top'
import { useHasWords } from './use-has-words'
import { usePlayerPages } from './use-player-pages'
import { usePullDown } from './use-pull-down'
import { useThemeColour } from './use-theme-colour'

/** The full player itself, slid in while `open`. The queue may lie over it, as dark as it is. */
export const PlayerLayer = observer(function PlayerLayer({ open }: { open: boolean }) {
  const { player, shell, settings, artwork, tier } = useStores()
  const { text } = useText()
  const layer = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLDivElement>(null)
  const colours = coverColours(artwork.artwork.palette)
  const hasWords = useHasWords()
  const { page, show } = usePlayerPages(pages, { open, hasWords })
  const close = useCallback(() => shell.closePlayer(), [shell])
  // what lies over it closes first
  useEscape(open && !shell.queueOpen, close)
  usePullDown(layer, close)
  useThemeColour(open ? colours.themeColour : null)

  useEffect(() => {
    if (open) layer.current?.focus()
  }, [open])

  useEffect(() => {
    // what had focus may have gone with its page
    if (open && document.activeElement === document.body) layer.current?.focus()
  }, [open, hasWords])

  const covered = open && shell.queueOpen
  useEffect(() => {
    const element = layer.current
    if (!covered) return
    // what the queue covered is out of reach until it has gone, and its button with it
    return () => element?.querySelector<HTMLElement>('[aria-controls=play-queue]')?.focus()
  }, [covered])

  const { backdrop } = artwork.artwork
  const blurred = backdrop !== null && settings.values.backgroundImageShow === 'blur'
  const gradient = `linear-gradient(160deg, ${colours.page}, ${colours.pageEnd})`
  const seen = blurred && tierDrawing[tier.tier].backdrop
  return (
    <div
      ref={layer}
      role="dialog"
      aria-modal
      aria-label={player.track?.name ?? text('player.idle')}
      tabIndex={-1}
      inert={!open}
      data-dark
      data-player-layer
      data-player-open={open || undefined}
      data-words={hasWords || undefined}
      className={styles.layer}
      style={
        {
          '--page': colours.page,
          '--tint': colours.tint,
          '--spectrum-alpha': spectrumAlpha,
        } as CSSProperties
      }
    >
      <div data-covered={!seen || undefined} className={styles.backdrop}>
        <CrossFade id={blurred ? backdrop : null} waits={blurred} className={styles.fill}>
          {blurred && <img src={backdrop} alt="" className={styles.blurred} />}
        </CrossFade>
      </div>
      <div data-over={seen || undefined} className={styles.shade}>
        <CrossFade id={gradient} className={styles.fill}>
          <div style={{ background: gradient }} />
        </CrossFade>
      </div>
      <div inert={covered} className={styles.face}>
        <div data-pull className={styles.top}>
          <PlayerTop />
        </div>
        <div ref={pages} className={styles.pages}>
          <CoverPage alone={!hasWords} />
          {hasWords && <LyricsPage visible={open} />}
        </div>
        {hasWords && <PageDots page={page} onShow={show} />}
        <PlayerControls visible={open} />
      </div>
      {covered && (
        <div className={styles.queue}>
          <QueueDrawer over />
        </div>
      )}
    </div>
  )
})
