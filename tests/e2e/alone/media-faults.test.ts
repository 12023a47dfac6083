import { describe, expect, it } from 'vitest'
import type { Spoil } from '../../support/media-faults/listener'
import type { Deviation } from '../../support/media-faults/deviation'
import { expectPage } from '../expect-page'
import { tones } from '../tones'

const arrive = tones({ songs: 6, seconds: 12 })

const always =
  (deviation: Deviation): Spoil =>
  (song) =>
    song === 1 ? deviation : {}

const once =
  (deviation: Deviation): Spoil =>
  (song, { before }) =>
    song === 1 && before === 0 ? deviation : {}

const status = (code: number): Deviation => ({ status: code, type: 'text/plain', body: Buffer.from('no') })
const html: Deviation = { type: 'text/html', body: Buffer.from('<!doctype html><title>Sign in</title>') }
const noise = Buffer.alloc(50_000, 'no song')

const skipped = 'Current song failed to play, skip to next song'
const retries = 'Too many song retries; check the network or the source, then refresh'
const failed = 'Song playback failed; try again later'

const harmless: [fault: string, spoil: Spoil][] = [
  ['takes ten seconds to begin each time', always({ afterMs: 10_000 })],
  ['never comes the first time', once({ silent: true })],
  ['comes hardly faster than it plays', always({ bytesPerSecond: 18_000 })],
  ['is refused the first time', once(status(403))],
  ['is cut off half-way', once({ cutAt: 0.5 })],
  ['comes under a wrong type', always({ type: 'text/plain' })],
  ['comes without ranges', always({ rangeless: true })],
]

const fatal: [fault: string, deviation: Deviation][] = [
  ['is refused (403)', status(403)],
  ['is not there (404)', status(404)],
  ['is a page of HTML', html],
  ['is noise', { body: noise }],
  ['is empty', { body: Buffer.alloc(0) }],
  ['has a format nobody plays', { body: noise, type: 'audio/x-nothing' }],
]

// those that take longest begin first
describe.concurrent('a queue in which no song can be had', () => {
  it(
    'is not raced through: at the fifth song it stops and says so',
    { timeout: 120_000 },
    async ({ onTestFinished }) => {
      const listener = await arrive(onTestFinished)
      listener.spoil = () => status(404)
      await listener.playAlbum()
      await listener.hurryUntil(listener.playButton)
      await expectPage(listener.notice(retries)).toBeVisible()
      await expectPage(listener.bar.getByText('Tone 5', { exact: true }).first()).toBeVisible()
      expect((await listener.told()).filter((text) => text === skipped)).toHaveLength(4)
      expect(listener.requestsFor(6)).toBe(0)
      expect(listener.proxy.log.worstStorm).toBeLessThanOrEqual(40)
    },
  )
})

// fifteen pages at once: the bounds are only against hanging
describe.concurrent('a song that', { timeout: 120_000 }, () => {
  it('is never answered says so in the end, and asks no more', async ({ onTestFinished }) => {
    const listener = await arrive(onTestFinished)
    listener.spoil = always({ silent: true })
    await listener.playAlbum()
    await expectPage(listener.pauseButton).toHaveAttribute('aria-busy', 'true')
    await listener.hurryUntil(listener.notice(failed))
    await expectPage(listener.playButton).toBeVisible()
    expect(listener.requestsFor(1)).toBeLessThanOrEqual(12)
    expect(listener.requestsFor(2)).toBe(0)
  })

  it.for(harmless)('%s is heard', async ([, spoil], { onTestFinished }) => {
    const listener = await arrive(onTestFinished)
    listener.spoil = spoil
    await listener.playAlbum()
    await listener.hears(1, 1)
    expect(await listener.told()).not.toContain(skipped)
    expect(await listener.told()).not.toContain(retries)
    expect(listener.proxy.log.worstStorm).toBeLessThanOrEqual(40)
  })

  it.for(fatal)('%s gives way to the next one', async ([, deviation], { onTestFinished }) => {
    const listener = await arrive(onTestFinished)
    listener.spoil = always(deviation)
    await listener.playAlbum()
    await listener.hurryUntil(listener.bar.getByText('Tone 2', { exact: true }).first())
    await listener.hears(2)
    const told = await listener.told()
    expect(told).toContain(retries)
    expect(told.filter((text) => text === skipped)).toHaveLength(1)
    expect(listener.requestsFor(1)).toBeLessThanOrEqual(16)
    expect(listener.proxy.log.worstStorm).toBeLessThanOrEqual(40)
    const lies = (await listener.looks()).filter(({ track, rms }) => track === 'Tone 1' && rms > 0)
    expect(lies).toEqual([])
  })

  it('the server fails to give (500) stays, says so, and plays when asked again', async ({
    onTestFinished,
  }) => {
    const listener = await arrive(onTestFinished)
    listener.spoil = always(status(500))
    await listener.playAlbum()
    await expectPage(listener.notice(failed)).toBeVisible({ timeout: 30_000 })
    await expectPage(listener.playButton).toBeVisible()
    expect(listener.requestsFor(2)).toBe(0)
    listener.spoil = () => ({})
    await listener.playButton.click()
    await listener.hears(1)
    await expectPage(listener.notice(failed)).toBeHidden()
  })
})
