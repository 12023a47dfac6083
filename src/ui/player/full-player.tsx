import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { coverColours, spectrumAlpha } from '../../domain/palette/cover-colours'
import { tierDrawing } from '../../domain/quality/tier-drawing'
import { useStores } from '../stores-context'
import { useEscape } from '../use-escape'
import { useText } from '../use-text'
import { CoverPage } from './cover-page'
import styles from './full-player.module.css'
import { LyricsPage } from './lyrics-page'
import { PlayerControls } from './player-controls'
import { PlayerTop } from './player-top'
import { useThemeColour } from './use-theme-colour'

/** Where cover and words stand beside each other; the same as in the stylesheet. */
const sideBySide = matchMedia('(width >= 1024px), (aspect-ratio > 1.2)')

/** As long as the layer takes to slide away; see `--sheet`. */
const leavingMs = 400

/** The full-screen player: over the page, which goes on living below. Built when opened, gone once it has slid away. */
export const FullPlayer = observer(function FullPlayer() {
  const { shell, player } = useStores()
  const [built, setBuilt] = useState(false)
  const open = shell.playerOpen && player.track !== null
  if (open && !built) setBuilt(true)
  useEffect(() => {
    if (open) return
    const timer = setTimeout(() => setBuilt(false), leavingMs)
    return () => clearTimeout(timer)
  }, [open])
  return built ? <PlayerLayer open={open} /> : null
})

const PlayerLayer = observer(function PlayerLayer({ open }: { open: boolean }) {
  const { player, shell, lyrics, settings, artwork, tier } = useStores()
  const { text } = useText()
  const layer = useRef<HTMLDivElement>(null)
  const pages = useRef<HTMLDivElement>(null)
  const colours = coverColours(artwork.artwork.palette)
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

  useEffect(() => {
    const showWords = () => pages.current?.scrollTo({ left: pages.current.scrollWidth, behavior: 'instant' })
    sideBySide.addEventListener('change', showWords)
    return () => sideBySide.removeEventListener('change', showWords)
  }, [])

  const { backdrop } = artwork.artwork
  const blurred = backdrop !== null && settings.values.backgroundImageShow === 'blur'
  const seen = blurred && tierDrawing[tier.tier].backdrop
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
        {
          '--page': colours.page,
          '--page-end': colours.pageEnd,
          '--tint': colours.tint,
          '--spectrum-alpha': spectrumAlpha,
        } as CSSProperties
      }
    >
      {blurred && <img src={backdrop} alt="" data-covered={!seen || undefined} className={styles.backdrop} />}
      <div className={styles.shade} data-over={seen || undefined} />
      <PlayerTop />
      <div ref={pages} className={styles.pages}>
        <CoverPage />
        {hasWords && <LyricsPage visible={open} />}
      </div>
      <PlayerControls visible={open} />
    </div>
  )
})
