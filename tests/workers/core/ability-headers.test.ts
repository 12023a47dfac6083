import { describe, expect, it } from 'vitest'
import { abilityHeaders } from '../../../src/workers/core/ability-headers'

describe('abilityHeaders', () => {
  it('names what the browser plays, once that is known', () => {
    expect(abilityHeaders(null, {})).toEqual([])
    expect(abilityHeaders('mp3-mp3,ogg-opus', {})).toEqual([['X-Playable-Formats', 'mp3-mp3,ogg-opus']])
  })

  it.each([
    [{ saveData: true, effectiveType: '4g' }, true],
    [{ effectiveType: 'slow-2g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ saveData: false, effectiveType: '4g' }, false],
    [{}, false],
  ])('asks to save data where the listener wants it or the connection is slow: %o', (connection, saves) => {
    expect(abilityHeaders(null, { connection })).toEqual(saves ? [['Save-Data', 'on']] : [])
  })
})
