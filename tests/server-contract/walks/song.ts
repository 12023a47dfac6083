import { expect } from 'vitest'
import { mp3File } from '../../support/server/mp3-file'
import { uploadForm } from '../../support/server/upload-file'
import { trackNamed, type EndpointCases } from '../contract-backend'

export const songCases: EndpointCases<
  | ('songDetail' | 'songUrl' | 'songDownloadUrl' | 'songQualities' | 'checkMusic' | 'match' | 'lyric')
  | ('songLoudness' | 'songFiles')
> = {
  songDetail: async (contract) => {
    const track = await trackNamed(contract, '月光')
    expect(await contract.reply('songDetail', { ids: `${track.id},999999999` })).toEqual([track])
    expect(track).toMatchObject({ album: { name: '潮汐' }, duration: 1.5, fee: 0, mv: null })
  },
  songUrl: async (contract) => {
    const flac = await trackNamed(contract, '月光')
    const mp3 = await trackNamed(contract, '归航')
    const streams = await contract.reply('songUrl', { id: `${flac.id},${mp3.id}` })
    const byId = new Map(streams.map((stream) => [stream.trackId, stream]))
    expect(byId.get(flac.id)).toMatchObject({ type: 'flac', quality: 'lossless', preview: null })
    expect(byId.get(mp3.id)).toMatchObject({ type: 'mp3', quality: 'standard', preview: null })
    expect(await contract.reply('songUrl', { id: 999_999_999 })).toEqual([])
  },
  songDownloadUrl: async (contract) => {
    const { id } = await trackNamed(contract, '归航')
    const stream = await contract.reply('songDownloadUrl', { id })
    expect(stream).toMatchObject({ trackId: id, type: 'mp3', bitRate: 128_000, quality: 'standard' })
    const file = await contract.backend.fetch(
      new Request(`http://127.0.0.1${stream!.url}`, { method: 'HEAD' }),
    )
    expect(file.headers.get('content-disposition')).toContain(`${encodeURIComponent('星野澄 - 归航')}.mp3`)
    expect(await contract.reply('songDownloadUrl', { id: 999_999_999 })).toBeNull()
  },
  songQualities: async (contract) => {
    const flac = await contract.reply('songQualities', { id: (await trackNamed(contract, '月光')).id })
    expect(flac).toEqual([{ quality: 'lossless', bitRate: expect.any(Number), size: expect.any(Number) }])
    const mp3 = await contract.reply('songQualities', { id: (await trackNamed(contract, '归航')).id })
    expect(mp3).toEqual([{ quality: 'standard', bitRate: 128_000, size: expect.any(Number) }])
  },
  match: async (contract) => {
    const { id } = await trackNamed(contract, '归航')
    expect(await contract.ask('match', { id })).toMatchObject({
      ok: false,
      failure: { kind: 'status', status: 500, message: '匹配失败' },
    })
    expect(await contract.ask('match', {})).toMatchObject({
      ok: false,
      failure: { status: 400, message: '参数不完整' },
    })
    const same = mp3File({ frames: { TIT2: '归航', TPE1: '星野澄' }, seed: 41 })
    await contract.upload(uploadForm(same, 'a.mp3'))
    expect(await contract.reply('match', { id })).toEqual({
      url: expect.stringMatching(/^\/api\/media\/song\/\d+\.mp3/),
    })
  },
  checkMusic: async (contract) => {
    expect(await contract.reply('checkMusic', { id: (await trackNamed(contract, '月光')).id })).toBe(true)
    expect(await contract.reply('checkMusic', { id: 999_999_999 })).toBe(false)
  },
  songFiles: async (contract) => {
    const { id } = await trackNamed(contract, '归航')
    const [file, ...others] = await contract.reply('songFiles', { ids: `${id},999999999` })
    expect(others).toEqual([])
    expect(file).toEqual({
      trackId: id,
      path: '潮汐/02 归航.mp3',
      url: expect.stringMatching(/^\/api\/media\/song\/\d+\.mp3/),
    })
    const sent = await contract.backend.fetch(new Request(`http://127.0.0.1${file!.url}`, { method: 'HEAD' }))
    expect(sent.status).toBe(200)
  },
  songLoudness: async (contract) => {
    const { id } = await trackNamed(contract, '归航')
    const loudness = async () => (await contract.reply('songUrl', { id }))[0]?.loudness
    expect(await loudness()).toEqual({ track: null, album: null, unmeasured: true })
    expect(await contract.reply('songLoudness', { id, loudness: -9.5, peak: 0.5 })).toBeNull()
    expect(await loudness()).toEqual({ track: { gain: -8.5, peak: 0.5 }, album: null, unmeasured: false })
  },
  lyric: async (contract) => {
    const texts = await contract.reply('lyric', { id: (await trackNamed(contract, '月光')).id })
    expect(texts).toMatchObject({
      lrc: expect.stringContaining('月光落在窗台上'),
      tlyric: expect.stringContaining('Moonlight'),
      yrc: expect.stringContaining('(500,400,0)月'),
      romalrc: '',
    })
    expect((await contract.reply('lyric', { id: (await trackNamed(contract, '归航')).id })).lrc).toBe('')
  },
}
