import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { PlaylistDetail } from '../../domain/catalogue/playlist'
import { Cover } from '../parts/cover'
import { useStores } from '../stores-context'
import { usePlayCollection } from '../use-play-collection'
import { useText } from '../use-text'
import { OwnCard } from './own-card'

/** The music service's private radar, a list that is another for each who asks. */
const radarId = 3136952023

/** Shown only to listeners whose backend has a private radar. */
export const RadarCard = observer(function RadarCard() {
  const { backend, session } = useStores()
  const { text } = useText()
  const { playPlaylist } = usePlayCollection()
  const [radar, setRadar] = useState<PlaylistDetail | null>(null)
  const userId = session.profile?.userId
  useEffect(() => {
    if (userId === undefined) return
    const leaving = new AbortController()
    const look = async () => {
      const found = await backend.call('playlistDetail', { id: radarId }, { signal: leaving.signal })
      if (!leaving.signal.aborted) setRadar(found.ok ? found.value : null)
    }
    void look()
    return () => leaving.abort()
  }, [backend, userId])

  if (!radar || userId === undefined) return null
  return (
    <OwnCard
      to={`/playlist?id=${radarId}`}
      title={text('daily.radar')}
      note={radar.name}
      picture={<Cover url={radar.cover} size={128} />}
      playLabel={text('daily.playRadar')}
      onPlay={() => playPlaylist(radarId)}
    />
  )
})
