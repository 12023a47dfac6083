import { describe, expect, it } from 'vitest'
import { failed, ok } from '../../../src/contract/result'
import { OwnLibrary } from '../../../src/workers/core/own-library'

const never = new AbortController().signal

type Reply = [status: number, saysItHasOne: boolean]

/** A backend that has sent these replies. Returns the names of the calls that reach it afterwards. */
async function after(replies: readonly Reply[]) {
  const library = new OwnLibrary()
  for (const [status, says] of replies) {
    const headers: HeadersInit = says ? { 'X-Own-Library': '1' } : {}
    await library.watch(async () => new Response('{}', { status, headers }))('/api/banner', {})
  }
  const reached: string[] = []
  const call = library.guard(async ({ name }) => {
    reached.push(name)
    return ok([])
  })
  return { call, reached }
}

describe('OwnLibrary', () => {
  it.each<[string, Reply[]]>([
    ['it says that it has one', [[200, true]]],
    ['nobody has answered', []],
    [
      'somebody between has answered with an error',
      [
        [200, true],
        [502, false],
      ],
    ],
    [
      'it says so again',
      [
        [200, false],
        [200, true],
      ],
    ],
  ])('asks the backend about its library where %s', async (_where, replies) => {
    const { call, reached } = await after(replies)
    expect(await call({ name: 'libraryReport', params: {} }, never)).toEqual(ok([]))
    expect(reached).toEqual(['libraryReport'])
  })

  it('asks nothing about a library, and all else, once the backend has answered without saying so', async () => {
    const { call, reached } = await after([[200, false]])
    for (const name of ['libraryReport', 'librarySongs', 'libraryAlbums'] as const)
      expect(await call({ name, params: {} }, never)).toEqual(failed({ kind: 'notFound' }))
    await call({ name: 'banner', params: {} }, never)
    expect(reached).toEqual(['banner'])
  })
})
