import { describe, expect, it } from 'vitest'
import { Lazy } from '../../../src/stores/lib/lazy'
import { watch } from '../../../src/stores/lib/watch'
import { createDeferred } from '../../support/deferred'

describe('Lazy', () => {
  it('is fetched once, however often it is requested', async () => {
    let fetches = 0
    const coming = createDeferred<string>()
    const late = new Lazy(() => {
      fetches++
      return coming.promise
    })
    const asked = [late.load(), late.load()]
    expect([fetches, late.value]).toEqual([1, null])
    coming.resolve('music')
    expect(await Promise.all(asked)).toEqual(['music', 'music'])
    expect(await late.load()).toBe('music')
    expect([fetches, late.value]).toEqual([1, 'music'])
  })

  it('notifies observers when it has arrived', async () => {
    const late = new Lazy(async () => 'music')
    const told: (string | null)[] = []
    const stop = watch(
      () => late.value,
      (value) => told.push(value),
    )
    await late.load()
    expect(told).toEqual(['music'])
    stop()
  })

  it('is fetched again after a failure', async () => {
    let reachable = false
    const late = new Lazy(async () => {
      if (!reachable) throw new Error('offline')
      return 'music'
    })
    await expect(late.load()).rejects.toThrow('offline')
    expect(late.value).toBeNull()
    reachable = true
    expect(await late.load()).toBe('music')
  })
})
