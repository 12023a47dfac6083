import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { coverColours } from '../../domain/palette/cover-colours'
import { useStores } from '../stores-context'
import { useEscape } from '../use-escape'
import { useText } from '../use-text'
import { CoverPage } from './cover-page'
import styles from './full-player.module.css'
import { LyricsPage } from './lyrics-page'
import { PlayerControls } from './player-controls'
import { PlayerTop } from './player-top'
import { useThemeColour } from './use-theme-colour'

/** The full-screen player: over the page, which goes on living below. Built when first opened. */
export const FullPlayer = observer(function FullPlayer() {
  const { shell, player } = useStores()
  const [built, setBuilt] = useState(false)
  const open = shell.playerOpen && player.track !== null
  if (open && !built) setBuilt(true)
  return built ? <PlayerLayer open={open} /> : null
})

const PlayerLayer = observer(function PlayerLayer({ open }: { open: boolean }) {
  const { player, shell, lyrics, settings } = useStores()
  const { text } = useText()
  const layer = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLDivElement>(null)
  const colours = coverColours(player.artwork.palette)
  const hasWords = lyrics.lines.length > 0 || lyrics.status !== 'ready'
  const close = useCallback(() => shell.closePlayer(), [shell])
  useEscape(open, close)
  useThemeColour(open ? colours.themeColour : null)

  useEffect(() => {
    if (!open) return
    const opener = document.activeElement
    layer.current?.focus()
    pages.current?.scrollTo({ left: pages.current.scrollWidth, behavior: 'instant' })
    return () => {
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [open])

  const { backdrop } = player.artwork
  const blurred = backdrop !== null && settings.values.backgroundImageShow === 'blur'
  return (
    <div
      ref={layer}
      role="dialog"
      aria-modal
      aria-label={player.track?.name ?? text('player.idle')}
      tabIndex={-1}
      inert={!open}
      data-player-open={open || undefined}
      data-words={hasWords || undefined}
      className={styles.layer}
      style={
        { '--page': colours.page, '--page-end': colours.pageEnd, '--tint': colours.tint } as CSSProperties
      }
    >
      {blurred && <img src={backdrop} alt="" className={styles.backdrop} />}
      <div className={styles.shade} data-over={blurred || undefined} />
      <PlayerTop layer={layer} />
      <div ref={pages} className={styles.pages}>
        <CoverPage />
        {hasWords && <LyricsPage visible={open} />}
      </div>
      <PlayerControls />
    </div>
  )
})
