import { describe, expect, it } from 'vitest'
import { createReadings } from '../../../server/search/readings'
import { memoryDatabase } from '../../support/server/memory-database'

describe('createReadings', () => {
  it.each([
    ['凌晨便利店', '|lcbld|lingchenbianlidian|'],
    ['Love 凌晨!', '|lovelc|lovelingchen|'],
    ['绿', '|l|lv|'],
    ['𠮷野家', expect.stringContaining('yj|')],
    ['Plain', undefined],
    ['さくら', undefined],
  ])('reads %j', async (name, reading) => {
    expect((await createReadings(memoryDatabase()).of([name])).get(name)).toEqual(reading)
  })

  it('reads a possible name of a person by the family name first', async () => {
    const reading = (await createReadings(memoryDatabase()).of(['单依纯'])).get('单依纯')
    expect(reading).toMatch(/^\|syc\|shanyichun\|/)
  })

  it('stores what it read, and reads again what is of an older version', async () => {
    const database = memoryDatabase()
    await createReadings(database).of(['月光'])
    database.run("UPDATE reading SET forms = '|kept|'")
    expect((await createReadings(database).of(['月光'])).get('月光')).toBe('|kept|')
    database.run('UPDATE reading SET version = 0')
    expect((await createReadings(database).of(['月光'])).get('月光')).toBe('|yg|yueguang|')
    expect(database.all('SELECT name FROM reading')).toHaveLength(1)
  })
})
