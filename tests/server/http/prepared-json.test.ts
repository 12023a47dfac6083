import { describe, expect, it } from 'vitest'
import { prepareJson, stringifyReply } from '../../../server/http/prepared-json'

describe('prepareJson', () => {
  it('does not change how other bodies are written', () => {
    const body = { a: [1, null, '“"\\\n$&'], b: { c: true } }
    expect(stringifyReply(body)).toBe(JSON.stringify(body))
  })

  it('puts prepared parts into their places, however often they are sent', () => {
    const ids = prepareJson([1, 2, { name: '$1 $& "' }])
    const name = prepareJson('x')
    const body = { playlist: { ids, name }, list: [ids, 3] }
    const expected = {
      playlist: { ids: [1, 2, { name: '$1 $& "' }], name: 'x' },
      list: [[1, 2, { name: '$1 $& "' }], 3],
    }
    expect(JSON.parse(stringifyReply(body))).toEqual(expected)
    expect(stringifyReply(body)).toBe(JSON.stringify(expected))
    expect(stringifyReply({ ids: [] })).toBe('{"ids":[]}')
  })
})
