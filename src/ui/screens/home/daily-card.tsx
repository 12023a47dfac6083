import { Calendar } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { failureText } from '../../../i18n/failure-text'
import { Cover } from '../../kit/card/cover'
import { useRetryOnline } from '../../kit/state/use-retry-online'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import styles from './daily-card.module.css'
import { PersonalCard } from './personal-card'

/** The card of today's songs: the date, their covers, and a button that starts at a random one. */
export const DailyCard = observer(function DailyCard() {
  const { session, dailySongs, player, notices } = useStores()
  const { text } = useText()
  const userId = session.profile?.userId
  useEffect(() => {
    if (userId !== undefined) void dailySongs.load()
  }, [dailySongs, userId])
  useRetryOnline(dailySongs.failure, () => void dailySongs.load())

  const play = async () => {
    if (session.state !== 'listener') return notices.showFailure({ kind: 'loginNeeded' }, { group: 'login' })
    const found = await dailySongs.load()
    if (!found.ok) notices.showFailure(found.failure)
    else if (found.value.length === 0) notices.show('info', 'daily.empty')
    else player.playAll(found.value, dailySongs.randomIndex())
  }
  const { failure, songs } = dailySongs
  const why = failure && failureText(failure)
  const covers = [...new Set(songs.flatMap(({ album }) => album.picUrl ?? []))].slice(0, 3)
  return (
    <PersonalCard
      wide
      to="/dailySongs"
      title={text('daily.title')}
      note={
        why ? text(why.key, why.values) : text(session.state === 'visitor' ? 'daily.visitor' : 'daily.note')
      }
      picture={
        <span aria-hidden className={styles.leaf}>
          <Calendar size={70} strokeWidth={1} />
          <span className={styles.day}>{dailySongs.dayOfMonth}</span>
        </span>
      }
      extra={
        covers.length > 0 && (
          <span aria-hidden className={styles.covers}>
            {covers.map((url) => (
              <Cover key={url} url={url} size={128} className={styles.cover} />
            ))}
          </span>
        )
      }
      playLabel={text('daily.play')}
      onPlay={play}
    />
  )
})
