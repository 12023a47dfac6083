import { ChevronDown, Languages, Maximize, Minimize, WholeWord } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { LyricQuickSettings } from '../lyric-settings/lyric-quick-settings'
import { LyricSettingsButton } from '../lyric-settings/lyric-settings-button'
import { useShortcut } from '../keyboard/use-shortcut'
import { IconButton } from '../parts/icon-button'
import { SoundButton } from '../sound/sound-button'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './player-top.module.css'
import { useFullscreen } from './use-fullscreen'

export const PlayerTop = observer(function PlayerTop() {
  const { shell, lyrics, settings } = useStores()
  const { text } = useText()
  const translationKeys = useShortcut('translation')
  const { fullscreen, supported, toggle } = useFullscreen()
  const { showTransl, showRoma } = settings.values
  return (
    <div className={styles.top}>
      <IconButton
        label={text('player.close')}
        aria-keyshortcuts={useShortcut('player')}
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
