import { ArrowLeft, Play, Trash2 } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router'
import type { KeptList, KeptSong } from '../../../domain/offline/kept-song'
import { formatBytes } from '../../../domain/format/format-bytes'
import { loadRemoveQuestion } from '../../features/offline/remove-question'
import { useTitle } from '../../hooks/use-title'
import { Button } from '../../kit/button/button'
import { ButtonLink } from '../../kit/button/button-link'
import { DialogButton } from '../../kit/button/dialog-button'
import { ScreenTitle } from '../../kit/page/screen-title'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { playableOf } from './playable-of'
import styles from './kept-screen.module.css'

interface KeptHeadProps {
  /** Null for everything that is kept. */
  list: KeptList | null
  songs: readonly KeptSong[]
}

/** The title, how much there is, and buttons for all of it. */
export const KeptHead = observer(function KeptHead({ list, songs }: KeptHeadProps) {
  const { kept, player } = useStores()
  const { text, language, languageOf } = useText()
  const navigate = useNavigate()
  const title = list?.name ?? text('offline.title')
  useTitle(title)
  const playable = playableOf(songs)
  const bytes = songs.reduce((sum, { stream }) => sum + (stream?.size ?? 0), 0)
  const remove = () => {
    if (!list) return kept.removeSongs(songs.map(({ track }) => track.id))
    kept.removeList(list.key)
    void navigate('/kept', { replace: true })
  }
  return (
    <header className={styles.header}>
      <div className={styles.heading}>
        <ScreenTitle lang={languageOf(title)}>{title}</ScreenTitle>
        <span className={styles.summary}>
          {text('offline.summary', { count: playable.length, size: formatBytes(bytes, language) })}
        </span>
      </div>
      {list && (
        <ButtonLink to="/kept">
          <ArrowLeft aria-hidden size={18} />
          {text('offline.back')}
        </ButtonLink>
      )}
      <Button
        tone="solid"
        disabled={playable.length === 0}
        onClick={() => player.playAll(playable, 0, list?.id)}
      >
        <Play aria-hidden size={18} fill="currentColor" />
        {text('collection.playAll')}
      </Button>
      <DialogButton
        label={text(list ? 'offline.remove' : 'offline.removeAll')}
        load={() => loadRemoveQuestion({ name: list?.name ?? songs.length, onConfirm: remove })}
      >
        <Trash2 aria-hidden size={20} />
      </DialogButton>
    </header>
  )
})
