import { Calendar } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { failureText } from '../../i18n/failure-text'
import { Cover } from '../parts/cover'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import styles from './daily-card.module.css'
import { OwnCard } from './own-card'

/** The songs of the day: a calendar's leaf, their covers, and a button that begins anywhere in them. */
export const DailyCard = observer(function DailyCard() {
  const { session, dailySongs, player, notices } = useStores()
  const { text } = useText()
  const userId = session.profile?.userId
  useEffect(() => {
    if (userId !== undefined) void dailySongs.load()
  }, [dailySongs, userId])

  const play = async () => {
    if (session.state !== 'listener') return notices.fail({ kind: 'loginNeeded' }, { group: 'login' })
    const found = await dailySongs.load()
    if (!found.ok) notices.fail(found.failure)
    else if (found.value.length === 0) notices.show('info', 'daily.empty')
    else player.playAll(found.value, dailySongs.pick())
  }
  const { failure, songs } = dailySongs
  const why = failure && failureText(failure)
  const covers = [...new Set(songs.flatMap(({ album }) => album.picUrl ?? []))].slice(0, 3)
  return (
    <OwnCard
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
