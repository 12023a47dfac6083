import { describe, expect, it } from 'vitest'
import { Late } from '../../src/stores/late'
import { watch } from '../../src/stores/watch'
import { gate } from '../support/gate'

describe('Late', () => {
  it('is fetched once, however often it is asked for', async () => {
    let fetches = 0
    const coming = gate<string>()
    const late = new Late(() => {
      fetches++
      return coming.promise
    })
    const asked = [late.load(), late.load()]
    expect([fetches, late.value]).toEqual([1, null])
    coming.open('music')
    expect(await Promise.all(asked)).toEqual(['music', 'music'])
    expect(await late.load()).toBe('music')
    expect([fetches, late.value]).toEqual([1, 'music'])
  })

  it('tells that it has come', async () => {
    const late = new Late(async () => 'music')
    const told: (string | null)[] = []
    const stop = watch(
      () => late.value,
      (value) => told.push(value),
    )
    await late.load()
    expect(told).toEqual(['music'])
    stop()
  })

  it('is fetched anew after it could not be had', async () => {
    let reachable = false
    const late = new Late(async () => {
      if (!reachable) throw new Error('offline')
      return 'music'
    })
    await expect(late.load()).rejects.toThrow('offline')
    expect(late.value).toBeNull()
    reachable = true
    expect(await late.load()).toBe('music')
  })
})
