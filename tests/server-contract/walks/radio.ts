import { expect } from 'vitest'
import { failed } from '../../../src/contract/result'
import { trackNamed, type EndpointCases } from '../contract-backend'

export const radioCases: EndpointCases<'scrobble' | 'personalFm' | 'fmTrash'> = {
  scrobble: async (contract) => {
    const { id } = await trackNamed(contract, '月光')
    expect(await contract.reply('scrobble', { id, sourceid: 'x', time: 1 })).toBeNull()
    expect(await contract.ask('scrobble', { id: 999_999_999 })).toEqual(failed({ kind: 'notFound' }))
  },
  personalFm: async (contract) => {
    const tracks = await contract.reply('personalFm', {})
    expect(tracks).toContainEqual(await trackNamed(contract, '月光'))
    expect(await contract.reply('personalFm', {}, 'visitor')).toHaveLength(2)
  },
  fmTrash: async (contract) => {
    const { id } = await trackNamed(contract, '月光')
    expect(await contract.reply('fmTrash', { id })).toBeNull()
    expect(await contract.reply('personalFm', {})).toEqual([await trackNamed(contract, '归航')])
    expect(await contract.ask('fmTrash', { id: 999_999_999 })).toEqual(failed({ kind: 'notFound' }))
  },
}
