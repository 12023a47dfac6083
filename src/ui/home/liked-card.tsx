import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { failureText } from '../../i18n/failure-text'
import { Cover } from '../parts/cover'
import { useStores } from '../stores-context'
import { usePlayCollection } from '../use-play-collection'
import { useText } from '../use-text'
import styles from './liked-card.module.css'
import { OwnCard } from './own-card'

/** The listener's likes, which are the first of their own playlists; a visitor is led to the login. */
export const LikedCard = observer(function LikedCard() {
  const { session, ownPlaylists, notices } = useStores()
  const { text } = useText()
  const { playPlaylist } = usePlayCollection()
  const userId = session.profile?.userId
  useEffect(() => {
    if (userId !== undefined) void ownPlaylists.load()
  }, [ownPlaylists, userId])

  const [likes] = ownPlaylists.playlists
  const isVisitor = session.state === 'visitor'
  const askLogin = () => notices.fail({ kind: 'loginNeeded' }, { group: 'login' })
  const play = async () => {
    if (isVisitor) return askLogin()
    if (!ownPlaylists.known) await ownPlaylists.load()
    const [found] = ownPlaylists.playlists
    if (found) await playPlaylist(found.id)
    else if (ownPlaylists.failure) notices.fail(ownPlaylists.failure)
  }
  const why = !likes && ownPlaylists.failure ? failureText(ownPlaylists.failure) : null
  const note = why
    ? text(why.key, why.values)
    : isVisitor
      ? text('daily.likedVisitor')
      : likes
        ? text('list.tracks', { count: likes.trackCount })
        : ''
  return (
    <OwnCard
      to={isVisitor ? '/login' : likes ? `/playlist?id=${likes.id}` : '/user/playlists'}
      title={text('daily.liked')}
      note={note}
      picture={
        likes?.cover ? (
          <Cover url={likes.cover} size={128} />
        ) : (
          <span className={styles.heart}>
            <Heart aria-hidden size={26} fill="currentColor" />
          </span>
        )
      }
      playLabel={text('daily.playLiked')}
      onPlay={play}
      onVisit={isVisitor ? askLogin : undefined}
    />
  )
})
