import { ChevronDown, Languages, Maximize, Minimize, WholeWord } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { LyricQuickSettings } from '../settings/lyrics/lyric-quick-settings'
import { LyricSettingsButton } from '../settings/lyrics/lyric-settings-button'
import { useAriaShortcut } from '../keyboard/use-aria-shortcut'
import { IconButton } from '../../kit/button/icon-button'
import { SoundButton } from '../settings/sound/sound-button'
import { useIsFullscreen } from '../../hooks/use-is-fullscreen'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './player-top.module.css'
import { useEffect } from 'react'

/** The buttons at the top of the full player. */
export const PlayerTop = observer(function PlayerTop() {
  const { shell, lyrics, settings } = useStores()
  const { text } = useText()
  const translationKeys = useAriaShortcut('translation')
  const { fullscreen, supported, toggle } = useFullscreen()
  const { showTransl, showRoma } = settings.values
  return (
    <div className={styles.top}>
      <IconButton
        label={text('player.close')}
        aria-keyshortcuts={useAriaShortcut('player')}
        className={`${styles.button} ${styles.close}`}
        onClick={() => shell.closePlayer()}
      >
        <ChevronDown aria-hidden size={26} />
      </IconButton>
      <LyricQuickSettings className={styles.quick} />
      <div className={styles.tools}>
        {lyrics.hasTranslation && (
          <IconButton
            label={text(showTransl ? 'lyrics.hideTranslation' : 'lyrics.showTranslation')}
            aria-keyshortcuts={translationKeys}
            className={styles.button}
            data-on={showTransl || undefined}
            onClick={() => settings.set('showTransl', !showTransl)}
          >
            <Languages aria-hidden size={22} />
          </IconButton>
        )}
        {lyrics.hasRomanisation && (
          <IconButton
            label={text(showRoma ? 'lyricSettings.hideRomanisation' : 'lyricSettings.showRomanisation')}
            className={styles.button}
            data-on={showRoma || undefined}
            onClick={() => settings.set('showRoma', !showRoma)}
          >
            <WholeWord aria-hidden size={22} />
          </IconButton>
        )}
        <LyricSettingsButton size={22} className={styles.button} />
        <SoundButton place="player" size={22} className={styles.button} />
        {supported && (
          <IconButton
            label={text(fullscreen ? 'player.exitFullscreen' : 'player.fullscreen')}
            className={styles.button}
            onClick={toggle}
          >
            {fullscreen ? <Minimize aria-hidden size={22} /> : <Maximize aria-hidden size={22} />}
          </IconButton>
        )}
      </div>
    </div>
  )
})

/**
 * Puts the whole page into fullscreen, so that notices stay visible; leaves it on unmount. Shows a notice if the browser
 * refuses.
 */
function useFullscreen() {
  const { notices } = useStores()
  const fullscreen = useIsFullscreen()
  const toggle = () => {
    const change = fullscreen ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    change.catch(() => notices.show('warning', 'notice.fullscreenUnavailable'))
  }
  useEffect(
    () => () => {
      if (document.fullscreenElement) void document.exitFullscreen()
    },
    [],
  )
  return { fullscreen, supported: document.fullscreenEnabled, toggle }
}
