import { Dexie } from 'dexie'
import { afterEach, describe, expect, it } from 'vitest'
import { Database } from '../../src/storage/database'
import { LocalEntries } from '../../src/storage/local-entries'
import { createOfflineRecords } from '../../src/storage/offline-records'

const name = 'melisma-test-offline'
const opened: Database[] = []

afterEach(async () => {
  for (const database of opened.splice(0)) database.close()
  localStorage.clear()
  await Dexie.delete(name)
})

function records() {
  const database = new Database(name)
  opened.push(database)
  return createOfflineRecords(async () => database, new LocalEntries())
}

const like = (id: number) => ({
  owner: 5,
  name: 'like' as const,
  params: { id, like: 'true' },
  topic: `like ${id}`,
})

describe('createOfflineRecords', () => {
  it('finds replies again at the next visit', async () => {
    await records().remember(new Map([['likelist {}', [1, 2]]]))
    const next = records()
    expect([await next.reply('likelist {}'), await next.reply('other')]).toEqual([[1, 2], undefined])
  })

  it('keeps changes in their order, and counts them', async () => {
    const kept = records()
    expect([await kept.queue(like(3)), await kept.queue(like(1))]).toEqual([true, true])
    const next = records()
    expect(next.queuedCount).toBe(2)
    const queued = await next.queued()
    expect(queued).toMatchObject([like(3), like(1)])
    expect(await next.remove([queued[0]!.id])).toBe(true)
    expect([next.queuedCount, await next.queued()]).toMatchObject([1, [like(1)]])
  })

  it('forgets everything', async () => {
    const kept = records()
    await kept.remember(new Map([['a', 1]]))
    await kept.queue(like(1))
    await kept.forget()
    expect([await kept.reply('a'), await kept.queued(), kept.queuedCount]).toEqual([undefined, [], 0])
  })

  it('says what could not be stored', async () => {
    const broken = createOfflineRecords(() => Promise.reject(new Error('no database')), new LocalEntries())
    expect([await broken.queue(like(1)), await broken.remove([1]), await broken.queued()]).toEqual([
      false,
      false,
      [],
    ])
  })
})
