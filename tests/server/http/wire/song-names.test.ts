import { describe, expect, it } from 'vitest'
import { flacFile } from '../../../support/server/flac-file'
import { musicFolder, scannedBackend } from '../../../support/server/music-folder'

interface Named {
  id: number
  name: string | null
}

describe('songNames', () => {
  it.each(['en', 'zh-CN'])('leaves it to clients to say in %s that names are not known', async (language) => {
    const { call } = await scannedBackend(musicFolder({ 'Untold.flac': flacFile() }))
    const as = { headers: { 'Accept-Language': language } }
    const found = await call<{ result: { songs: { ar: Named[]; al: Named }[] } }>(
      '/cloudsearch?keywords=Untold',
      as,
    )
    const radio = await call<{ data: { artists: Named[]; album: Named }[] }>('/personal_fm', as)
    const nobody = [expect.objectContaining({ id: 0, name: null })]
    const album = expect.objectContaining({ id: expect.any(Number), name: null })
    expect(found.body.result.songs[0]).toMatchObject({ ar: nobody, al: album })
    expect(radio.body.data[0]).toMatchObject({ artists: nobody, album })
  })

  it('keeps the names that tags tell', async () => {
    const comments = ['TITLE=Told', 'ARTIST=Ann', 'ARTIST=Bob', 'ALBUM=Hits']
    const { call } = await scannedBackend(musicFolder({ 'a.flac': flacFile({ comments }) }))
    const { body } = await call<{ data: { artists: Named[]; album: Named }[] }>('/personal_fm')
    expect(body.data[0]).toMatchObject({
      artists: [{ name: 'Ann' }, { name: 'Bob' }],
      album: { name: 'Hits' },
    })
  })
})
