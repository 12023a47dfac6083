import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../server/storage/database'
import { mp3File } from '../../support/server/mp3-file'
import { musicFolder, scannedBackend, songsOf } from '../../support/server/music-folder'
import { signedIn } from '../../support/server/signed-in'

const program = fileURLToPath(new URL('../../support/server/acknowledging-child.mjs', import.meta.url))

/** The middle bits of a linear congruential generator: random enough, and the same for the same seed. */
const chances = (seed: number) => {
  let state = seed
  return (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (state >> 8) % most
  }
}

/** Runs the program, kills it after `wanted` confirmed rounds, and returns the last confirmed number. */
const killedAfter = async (wanted: number, args: readonly string[]): Promise<number> => {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  const faults: string[] = []
  child.stderr.on('data', (part: Buffer) => faults.push(String(part)))
  let last = 0
  let rounds = 0
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line)
    if (++rounds === wanted) child.kill('SIGKILL')
  }
  await ended
  if (rounds < wanted) throw new Error(`the server ended by itself: ${faults.join('')}`)
  return last
}

describe('a server that is killed while it writes', () => {
  it('has lost nothing that it confirmed, however often', { timeout: 240_000 }, async () => {
    const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)
    console.log(`KILL_SEED=${seed}`)
    const chance = chances(seed)
    const music = musicFolder({ 'a.mp3': mp3File() })
    const first = await scannedBackend(music)
    const { data } = first
    const song = (await songsOf(first))[0]!.id
    await first.close()
    const { id, cookie } = signedIn(data)
    let last = 0
    for (let time = 0; time < 3; time++)
      last = await killedAfter(1 + chance(60), [data, music, cookie, String(song), String(last + 1)])

    const again = await scannedBackend(music, { data })
    expect(again.lines.filter((line) => line.includes('set-aside'))).toEqual([])
    const database = openDatabase(join(data, 'library.db'))
    expect(database.all('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }])
    const lists = database.all<{ name: string }>('SELECT name FROM playlist WHERE owner_id = ?', id)
    const plays = database.all<{ source: string }>(
      'SELECT source_id AS source FROM play WHERE user_id = ?',
      id,
    )
    database.close()
    const rounds = Array.from({ length: last }, (_, at) => at + 1)
    const named = new Set(lists.map(({ name }) => name))
    const played = new Set(plays.map(({ source }) => source))
    expect(rounds.filter((round) => !named.has(`list-${round}`) || !played.has(`list-${round}`))).toEqual([])
  })
})
