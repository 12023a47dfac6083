import { describe, expect, it } from 'vitest'
import { readIds, readParams } from '../../../server/http/read-params'

const rules = { id: 'required', limit: 30, offset: 0, level: 'exhigh' } as const

const read = (given: Record<string, string>) => readParams(rules, new Map(Object.entries(given)))

describe('readParams', () => {
  it('uses the default of missing parameters', () => {
    expect(read({ id: '5' })).toEqual({ id: '5', limit: 30, offset: 0, level: 'exhigh' })
  })

  it('drops unknown parameters', () => {
    expect(read({ id: '5', timestamp: '1', __proto__: 'x', constructor: 'y' })).toEqual(read({ id: '5' }))
  })

  it.each([{}, { id: '' }, { id: '  ' }])('returns null without the required parameter: %o', (given) => {
    expect(read(given)).toBeNull()
  })

  it.each([
    ['limit', '0', 1],
    ['limit', '-5', 1],
    ['limit', '1000', 1000],
    ['limit', '99999', 1000],
    ['limit', '10.9', 10],
    ['limit', 'many', 30],
    ['limit', '', 30],
    ['limit', 'Infinity', 30],
    ['offset', '-1', 0],
    ['offset', '60', 60],
    ['offset', 'NaN', 0],
  ])('reads %s=%s as %i', (name, given, value) => {
    expect(read({ id: '5', [name]: given })).toMatchObject({ [name]: value })
  })
})

describe('readIds', () => {
  it.each([
    ['1,2,3', [1, 2, 3]],
    [' 1 , 2 ', [1, 2]],
    ['1,,x,-4,1.5,9007199254740993', [1]],
    ['', []],
  ])('reads %s', (list, ids) => {
    expect(readIds(list)).toEqual(ids)
  })

  it('stops after a thousand', () => {
    expect(readIds(Array.from({ length: 2000 }, (_, at) => at).join())).toHaveLength(1000)
  })
})
