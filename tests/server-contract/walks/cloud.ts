import { expect } from 'vitest'
import { failed } from '../../../src/contract/result'
import { mp3File } from '../../support/server/mp3-file'
import { uploadForm } from '../../support/server/upload-file'
import { trackNamed, type ContractBackend, type EndpointCases } from '../contract-backend'

const file = mp3File({ frames: { TIT2: '自录', TPE1: '小满' }, seed: 40 })

const uploadedTrack = async ({ upload }: ContractBackend) => {
  const result = await upload(uploadForm(file, '自录.mp3'))
  if (!result.ok || !result.value.track) throw new Error(JSON.stringify(result))
  return result.value.track
}

export const cloudCases: EndpointCases<'userCloud' | 'userCloudDelete' | 'cloudMatch' | 'cloudUpload'> = {
  cloudUpload: async (contract) => {
    const track = await uploadedTrack(contract)
    expect(track).toMatchObject({
      name: '自录',
      artists: [{ name: '小满' }],
      album: { name: '' },
      cloud: { fileName: '自录.mp3', fileSize: file.length },
    })
    expect(await contract.reply('songDetail', { ids: track.id })).toEqual([track])
    expect(await contract.upload(uploadForm(file, 'again.mp3'))).toMatchObject({
      ok: true,
      value: { alreadyThere: true, track: { id: track.id } },
    })
    expect(await contract.upload(uploadForm('no music', 'a.mp3'))).toMatchObject({
      ok: false,
      failure: { kind: 'code', code: 400, message: expect.stringContaining('MP3') },
    })
  },
  userCloud: async (contract) => {
    const track = await uploadedTrack(contract)
    const page = await contract.reply('userCloud', {})
    expect(page).toMatchObject({
      files: [
        { track: { id: track.id, name: '自录', cloud: track.cloud }, fileName: '自录.mp3', matched: false },
      ],
      received: 1,
      total: 1,
      usedBytes: file.length,
      maxBytes: 64_424_509_440,
    })
    expect(page.files[0]!.addedMs).toBeGreaterThan(0)
  },
  cloudMatch: async (contract) => {
    const { id } = await uploadedTrack(contract)
    const song = await trackNamed(contract, '月光')
    expect(await contract.reply('cloudMatch', { uid: contract.userId, sid: id, asid: song.id })).toBeNull()
    const [file] = (await contract.reply('userCloud', {})).files
    expect(file).toMatchObject({ matched: true, track: { id, name: '月光', album: song.album } })
    expect(await contract.reply('cloudMatch', { sid: id, asid: 0 })).toBeNull()
    expect(await contract.ask('cloudMatch', { sid: id, asid: 77 })).toMatchObject({
      ok: false,
      failure: { code: 400 },
    })
  },
  userCloudDelete: async (contract) => {
    const { id } = await uploadedTrack(contract)
    expect(await contract.reply('userCloudDelete', { id })).toBeNull()
    expect(await contract.reply('userCloud', {})).toMatchObject({ files: [], total: 0, usedBytes: 0 })
    expect(await contract.ask('userCloudDelete', { id })).toEqual(failed({ kind: 'notFound' }))
  },
}
