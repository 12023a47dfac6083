import { describe, expect, it } from 'vitest'
import { writeJson, WrittenJson } from '../../../server/wire/written-json'

describe('writeJson', () => {
  it('writes a body as any other would', () => {
    const body = { a: [1, null, '“"\\\n$&'], b: { c: true } }
    expect(writeJson(body)).toBe(JSON.stringify(body))
  })

  it('puts what is written already in its place, however often it is sent', () => {
    const ids = new WrittenJson([1, 2, { name: '$1 $& "' }])
    const name = new WrittenJson('x')
    const body = { playlist: { ids, name }, list: [ids, 3] }
    const expected = {
      playlist: { ids: [1, 2, { name: '$1 $& "' }], name: 'x' },
      list: [[1, 2, { name: '$1 $& "' }], 3],
    }
    expect(JSON.parse(writeJson(body))).toEqual(expected)
    expect(writeJson(body)).toBe(JSON.stringify(expected))
    expect(writeJson({ ids: [] })).toBe('{"ids":[]}')
  })
})
