import { describe, expect, it } from 'vitest'
import type { Page } from '../../src/domain/catalogue/page'
import { failed, ok } from '../../src/domain/result'
import type { Result } from '../../src/domain/result'
import { loadSteps } from '../../src/stores/load-steps'
import { gate } from '../support/gate'

type Step = Page<{ id: number }>

const step = (ids: number[], more = true): Result<Step> =>
  ok({ items: ids.map((id) => ({ id })), received: ids.length, total: null, more })
const goesOn = ({ more }: Step) => more === true

async function idsOf(replies: Result<Step>[]) {
  const ask = async (at: number) => replies[at] ?? failed({ kind: 'notFound' })
  const grown = await loadSteps({ count: replies.length, ask, goesOn })
  return grown.ok ? { ...grown.value, items: grown.value.items.map(({ id }) => id) } : grown.failure
}

describe('loadSteps', () => {
  it('is one list, each entry once and in the order of the steps', async () => {
    expect(await idsOf([step([1, 2]), step([2, 3]), step([4], false)])).toEqual({
      items: [1, 2, 3, 4],
      more: false,
      failure: null,
    })
  })

  it('says that there is more where the last step says so', async () => {
    expect(await idsOf([step([1])])).toMatchObject({ more: true })
  })

  it('asks for all steps at once, and an older reply that arrives last keeps its place', async () => {
    const replies = [gate<Result<Step>>(), gate<Result<Step>>()]
    const asked: number[] = []
    const grown = loadSteps({
      count: 2,
      ask: (at) => {
        asked.push(at)
        return replies[at]?.promise ?? Promise.resolve(step([]))
      },
      goesOn,
    })
    expect(asked).toEqual([0, 1])
    replies[1]?.open(step([2]))
    replies[0]?.open(step([1]))
    expect(await grown).toMatchObject({ ok: true, value: { items: [{ id: 1 }, { id: 2 }] } })
  })

  it('gives each step the reply to the one before', async () => {
    const ask = async (_at: number, before?: Promise<Result<Step>>) => {
      const last = await before
      return step([last?.ok ? (last.value.items[0]?.id ?? 0) * 2 : 1])
    }
    expect(await loadSteps({ count: 4, ask, goesOn })).toMatchObject({
      value: { items: [{ id: 1 }, { id: 2 }, { id: 4 }, { id: 8 }] },
    })
  })

  it('keeps what came before a step that fails, and says why that is missing', async () => {
    expect(await idsOf([step([1]), failed({ kind: 'timeout' }), step([3])])).toEqual({
      items: [1],
      more: true,
      failure: { kind: 'timeout' },
    })
  })

  it('is no list where the first step fails', async () => {
    expect(await idsOf([failed({ kind: 'offline' }), step([2])])).toEqual({ kind: 'offline' })
  })

  it('ends where a step brings nothing new, whatever the server says', async () => {
    expect(await idsOf([step([1, 2]), step([1, 2])])).toMatchObject({ items: [1, 2], more: false })
    expect(await idsOf([step([])])).toMatchObject({ items: [], more: false })
  })

  it('leaves out what is beyond 100 steps, however many an address names', async () => {
    let asked = 0
    const ask = async (at: number) => {
      asked++
      return step([at])
    }
    const grown = await loadSteps({ count: 900_000, ask, goesOn })
    expect(asked).toBe(100)
    expect(grown).toMatchObject({ ok: true, value: { more: false } })
  })
})
