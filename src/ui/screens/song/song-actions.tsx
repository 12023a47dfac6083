import { Clapperboard, Download, Heart, Link2, ListPlus, MessageCircle, Pause, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Track } from '../../../domain/catalogue/track'
import { Button } from '../../parts/button'
import { ButtonLink } from '../../parts/button-link'
import { expectDialogs } from '../../playlists/load-dialogs'
import { useStores } from '../../stores-context'
import { useShare } from '../../use-share'
import { useText } from '../../use-text'
import styles from './song-header.module.css'

/** Plays the song, likes it, keeps it, and leads to what belongs to it. */
export const SongActions = observer(function SongActions({ track }: { track: Track }) {
  const { player, likes, ownPlaylists, download } = useStores()
  const { text } = useText()
  const { copyLink } = useShare()
  const { id, mv } = track
  const liked = likes.isLiked(id)
  const current = player.track?.id === id
  const sounds = current && player.wantsSound
  const play = () => (current ? player.toggle() : player.playOne(track))

  return (
    <div className={styles.actions}>
      <Button tone="solid" onClick={play}>
        {sounds ? (
          <Pause aria-hidden size={18} fill="currentColor" />
        ) : (
          <Play aria-hidden size={18} fill="currentColor" />
        )}
        {text(sounds ? 'player.pause' : 'song.play')}
      </Button>
      <Button aria-pressed={liked} onClick={() => void likes.toggle(track)}>
        <Heart aria-hidden size={18} fill={liked ? 'currentColor' : 'none'} />
        {text(liked ? 'song.liked' : 'song.like')}
      </Button>
      <Button
        aria-haspopup="dialog"
        onPointerEnter={expectDialogs}
        onFocus={expectDialogs}
        onClick={() => ownPlaylists.askWhere([track])}
      >
        <ListPlus aria-hidden size={18} />
        {text('song.addToPlaylist')}
      </Button>
      <ButtonLink to={`/comment?id=${id}`}>
        <MessageCircle aria-hidden size={18} />
        {text('song.comments')}
      </ButtonLink>
      {mv !== null && (
        <ButtonLink to={`/video?id=${mv}`}>
          <Clapperboard aria-hidden size={18} />
          {text('song.video')}
        </ButtonLink>
      )}
      <Button aria-haspopup="dialog" onClick={() => download.ask(track)}>
        <Download aria-hidden size={18} />
        {text('song.download')}
      </Button>
      <Button onClick={() => copyLink(`/song?id=${id}`)}>
        <Link2 aria-hidden size={18} />
        {text('song.copyLink')}
      </Button>
    </div>
  )
})
