import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef } from 'react'
import type { CSSProperties, RefObject } from 'react'
import { coverColours, spectrumAlpha } from '../../../domain/palette/cover-colours'
import { QueueDrawer } from '../queue/queue-drawer'
import { useStores } from '../../hooks/stores-context'
import { afterPaint } from '../../kit/after-paint'
import { useAfterPaint } from '../../kit/use-after-paint'
import { useEscape } from '../../kit/use-escape'
import { useText } from '../../kit/use-text'
import { useCoverTheme } from './cover-theme'
import styles from './player-layer.module.css'
import { PlayerBackground } from './player-background'
import { PlayerContent } from './player-content'
import { useHasLyricsPage } from '../lyrics/use-has-lyrics-page'
import type { PlayerPage } from './use-player-pages'
import { usePullToClose } from './use-pull-to-close'
import { useThemeColour } from './use-theme-colour'

interface PlayerLayerProps {
  open: boolean
  /** The page that was chosen last. */
  chosen: RefObject<PlayerPage>
}

/** The full player, slid in while `open`. The queue may be shown over it, dark as well. */
export const PlayerLayer = observer(function PlayerLayer({ open, chosen }: PlayerLayerProps) {
  const { player, shell, artwork, lyrics } = useStores()
  const { text } = useText()
  const layer = useRef<HTMLDivElement>(null)
  const theme = useCoverTheme()
  const colours = coverColours(artwork.artwork.palette)
  const hasWords = useHasLyricsPage()
  const { timeline } = lyrics
  // the first frame of the slide is seen before the content, which comes up from below, has been rendered
  const painted = useAfterPaint(true, false)
  const settled = useAfterPaint(open, false)
  const focusable = useAfterPaint(settled)
  const close = useCallback(() => shell.closePlayer(), [shell])
  // a queue over it closes first
  useEscape(open && !shell.queueOpen, close)
  usePullToClose(layer, close)
  useThemeColour(open ? colours.themeColour : null)

  // while the layout is clean, before the lyrics are placed
  useEffect(() => (settled ? afterPaint(() => layer.current?.focus()) : undefined), [settled])

  useEffect(() => {
    // the focused element may have been removed with the lyrics page or with the lines of the last song
    if (focusable && document.activeElement === document.body) layer.current?.focus()
  }, [focusable, hasWords, timeline])

  const covered = open && shell.queueOpen
  const underQueue = useAfterPaint(covered)

  return (
    <div
      ref={layer}
      role="dialog"
      aria-modal
      aria-label={player.track?.name ?? text('player.idle')}
      tabIndex={-1}
      inert={!open && !settled}
      data-dark
      data-player-layer
      data-player-open={open || undefined}
      className={styles.layer}
      style={
        {
          ...theme,
          '--page': colours.page,
          '--tint': colours.tint,
          '--spectrum-alpha': spectrumAlpha,
        } as CSSProperties
      }
    >
      <PlayerBackground />
      {painted && <PlayerContent open={open} visible={settled} inert={underQueue} chosen={chosen} />}
      {covered && (
        <div className={styles.queue}>
          <QueueDrawer over />
        </div>
      )}
    </div>
  )
})
