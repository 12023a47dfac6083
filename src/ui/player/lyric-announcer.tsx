import { observer } from 'mobx-react-lite'
import { lineLanguage } from '../../domain/lyrics/line-language'
import { useStores } from '../stores-context'

/** Tells a screen reader each line as it begins. */
export const LyricAnnouncer = observer(function LyricAnnouncer() {
  const { lyrics, player } = useStores()
  const line = player.sounding ? lyrics.currentLine?.text : undefined
  return (
    <p aria-live="polite" lang={line && lineLanguage(line, lyrics.songHasKana)} className="visually-hidden">
      {line}
    </p>
  )
})
