import { describe, expect, it } from 'vitest'
import { musicFolder, scannedBackend } from '../../../support/server/music-folder'
import { mp3File } from '../../../support/server/mp3-file'
import { playlistClient, type DetailReply } from '../../../support/server/playlist-client'

const radar = '3136952023'

const ready = async () => {
  const files = Object.fromEntries([1, 2, 3].map((seed) => [`${seed}.mp3`, mp3File({ seed })]))
  const backend = await scannedBackend(musicFolder(files))
  return { backend, me: playlistClient(backend) }
}

describe('the private radar', () => {
  it('is a playlist of a listener, with songs and a cover', async () => {
    const { backend, me } = await ready()
    const { playlist } = await me.ask<{ playlist: DetailReply }>('/playlist/detail', { id: radar })
    expect(playlist).toMatchObject({
      id: Number(radar),
      name: expect.stringMatching(/^今天从《.+》听起｜私人雷达$/),
      trackCount: 3,
      subscribed: false,
    })
    expect(playlist.tracks).toHaveLength(3)
    const { songs } = await me.ask<{ songs: unknown[] }>('/playlist/track/all', { id: radar, limit: 2 })
    expect(songs).toHaveLength(2)
    expect((await backend.request(playlist.coverImgUrl.replace('/api', ''))).status).toBe(200)
  })

  it('has songs for visitors, as whom the client asks for its head, and cannot be collected', async () => {
    const { backend, me } = await ready()
    const { body } = await backend.call<{ playlist: DetailReply }>(`/playlist/detail?id=${radar}`)
    expect(body.playlist.trackCount).toBe(3)
    const reply = await me.ask<{ code: number }>('/playlist/subscribe', { t: 1, id: radar })
    expect(reply.code).toBe(400)
  })
})
