import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { PlaylistDetail } from '../../../contract/replies/playlist'
import type { Result } from '../../../contract/result'
import { Cover } from '../../kit/card/cover'
import { useRetryOnline } from '../../kit/state/use-retry-online'
import { useStores } from '../../hooks/stores-context'
import { usePlayCollection } from '../../hooks/use-play-collection'
import { useText } from '../../kit/use-text'
import { PersonalCard } from './personal-card'

/** The music service's private radar: a playlist that differs for each listener. */
const radarId = 3136952023

/** The card of the private radar. Renders nothing for visitors and on backends without one. */
export const RadarCard = observer(function RadarCard() {
  const { backend, session } = useStores()
  const { text } = useText()
  const { playPlaylist } = usePlayCollection()
  const [reply, setReply] = useState<Result<PlaylistDetail> | null>(null)
  const [tries, setTries] = useState(0)
  const userId = session.profile?.userId
  useEffect(() => {
    if (userId === undefined) return
    const leaving = new AbortController()
    const load = async () => {
      const found = await backend.call('playlistDetail', { id: radarId }, { signal: leaving.signal })
      if (!leaving.signal.aborted) setReply(found)
    }
    void load()
    return () => leaving.abort()
  }, [backend, userId, tries])
  useRetryOnline(reply && !reply.ok ? reply.failure : null, () => setTries(tries + 1))

  if (!reply?.ok || userId === undefined) return null
  const radar = reply.value
  return (
    <PersonalCard
      to={`/playlist?id=${radarId}`}
      title={text('daily.radar')}
      note={radar.name}
      picture={<Cover url={radar.cover} size={128} />}
      playLabel={text('daily.playRadar')}
      onPlay={() => playPlaylist(radarId)}
    />
  )
})
