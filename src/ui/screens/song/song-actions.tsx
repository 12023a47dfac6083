import { Clapperboard, Download, Heart, Link2, ListPlus, MessageCircle, Pause, Play } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { Track } from '../../../contract/replies/track'
import hero from '../../kit/page/hero-header.module.css'
import { Button } from '../../kit/button/button'
import { ButtonLink } from '../../kit/button/button-link'
import { prefetchPlaylistDialog } from '../../features/playlists/load-playlist-dialog'
import { useStores } from '../../hooks/stores-context'
import { useShare } from '../../hooks/use-share'
import { useText } from '../../kit/use-text'
import styles from './song-header.module.css'

/** The buttons of a song: play, like, add to a playlist, comments, video, download, copy link. */
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
    <div className={`${hero.actions} ${hero.outdent} ${styles.actions}`}>
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
        onPointerEnter={prefetchPlaylistDialog}
        onFocus={prefetchPlaylistDialog}
        onClick={() => ownPlaylists.requestAdd([track])}
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
      <Button aria-haspopup="dialog" onClick={() => download.open(track)}>
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
