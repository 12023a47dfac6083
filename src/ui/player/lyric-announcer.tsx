import { observer } from 'mobx-react-lite'
import { hasKana, lineLanguage } from '../../domain/lyrics/line-language'
import { useStores } from '../stores-context'

/** Tells a screen reader each line as it begins. */
export const LyricAnnouncer = observer(function LyricAnnouncer() {
  const { lyrics, player } = useStores()
  const line = player.sounding ? lyrics.currentLine?.text : undefined
  const kana = hasKana(lyrics.lines.map(({ text }) => text))
  return (
    <p aria-live="polite" lang={line && lineLanguage(line, kana)} className="visually-hidden">
      {line}
    </p>
  )
})
