import { describe, expect, it } from 'vitest'
import { createMeasuredLoudness } from '../../../../server/library/catalogue/measured-loudness'
import { createSongs } from '../../../../server/library/catalogue/songs'
import { emptyLibrary, putSongs } from '../../../support/server/synthetic-library'

const measured = { loudness: -9.5, peak: 0.5 }

function ready() {
  const database = emptyLibrary()
  putSongs(database, [{ id: 1 }, { id: 2 }])
  const loudness = createMeasuredLoudness(database)
  const songs = createSongs(database)
  const told = (id: number) => {
    const { gainDb, peak } = songs.byId(id)!
    return [gainDb, peak]
  }
  return { database, loudness, told }
}

describe('MeasuredLoudness', () => {
  it('tells what was measured of a song without tags', () => {
    const { loudness, told } = ready()
    expect(told(1)).toEqual([null, null])
    expect(loudness.keep(1, measured)).toBe(true)
    expect(told(1)).toEqual([-8.5, 0.5])
    expect(told(2)).toEqual([null, null])
  })

  it('keeps the first measurement, and never in place of tags', () => {
    const { database, loudness, told } = ready()
    loudness.keep(1, measured)
    expect(loudness.keep(1, { loudness: -20, peak: 1 })).toBe(true)
    expect(told(1)).toEqual([-8.5, 0.5])
    database.run('UPDATE song SET gain_db = -3, peak = 1 WHERE id = 1')
    expect(told(1)).toEqual([-3, 1])
    database.run('UPDATE song SET gain_db = -3 WHERE id = 2')
    loudness.keep(2, measured)
    expect(told(2)).toEqual([-3, null])
  })

  it('belongs to the sound: other sound in the file is not measured yet', () => {
    const { database, loudness, told } = ready()
    loudness.keep(1, measured)
    database.run('UPDATE song SET audio_key = (SELECT audio_key FROM song WHERE id = 1) WHERE id = 2')
    expect(told(2)).toEqual([-8.5, 0.5])
    database.run("UPDATE song SET audio_key = 'other' WHERE id = 1")
    expect(told(1)).toEqual([null, null])
  })

  it.each([
    { loudness: Number.NaN, peak: 1 },
    { loudness: Number.NEGATIVE_INFINITY, peak: 1 },
    { loudness: -71, peak: 1 },
    { loudness: 5, peak: 0.01 },
    { loudness: -20, peak: 0 },
    { loudness: -20, peak: -1 },
    { loudness: -20, peak: Number.NaN },
    { loudness: -20, peak: 17 },
    { loudness: Number.POSITIVE_INFINITY, peak: 1 },
  ])('refuses %j, which no sound can be', (impossible) => {
    const { loudness, told } = ready()
    expect(loudness.keep(1, impossible)).toBe(false)
    expect(told(1)).toEqual([null, null])
  })
})
