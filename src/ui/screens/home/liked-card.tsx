import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { failureText } from '../../../i18n/failure-text'
import { Cover } from '../../kit/card/cover'
import { useRetryOnline } from '../../kit/state/use-retry-online'
import { useStores } from '../../hooks/stores-context'
import { usePlayCollection } from '../../hooks/use-play-collection'
import { useText } from '../../kit/use-text'
import styles from './liked-card.module.css'
import { PersonalCard } from './personal-card'

/** The listener's liked songs, which are the first of their own playlists. Leads visitors to the login. */
export const LikedCard = observer(function LikedCard() {
  const { session, ownPlaylists, likes: likesStore, notices } = useStores()
  const { text } = useText()
  const { playPlaylist } = usePlayCollection()
  const userId = session.profile?.userId
  const { changeCount } = likesStore
  useEffect(() => {
    if (userId !== undefined) void ownPlaylists.load()
  }, [ownPlaylists, userId, changeCount])
  useRetryOnline(ownPlaylists.failure, () => void ownPlaylists.load())

  const [likes] = ownPlaylists.playlists
  const isVisitor = session.state === 'visitor'
  const askLogin = () => notices.showFailure({ kind: 'loginNeeded' }, { group: 'login' })
  const play = async () => {
    if (isVisitor) return askLogin()
    if (!ownPlaylists.loaded) await ownPlaylists.load()
    const [found] = ownPlaylists.playlists
    if (found) await playPlaylist(found.id)
    else if (ownPlaylists.failure) notices.showFailure(ownPlaylists.failure)
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
    <PersonalCard
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
