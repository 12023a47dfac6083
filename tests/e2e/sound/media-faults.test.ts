import { describe, expect, it } from 'vitest'
import type { SongFault } from '../../support/media-faults/listener'
import type { ReplyFault } from '../../support/media-faults/reply-fault'
import { expectPage } from '../../support/e2e/expect-page'
import { toneListeners } from '../../support/e2e/tone-listeners'

const arrive = toneListeners({ songs: 6, seconds: 12 })

const always =
  (deviation: ReplyFault): SongFault =>
  (song) =>
    song === 1 ? deviation : {}

const once =
  (deviation: ReplyFault): SongFault =>
  (song, { earlierRequests }) =>
    song === 1 && earlierRequests === 0 ? deviation : {}

const status = (code: number): ReplyFault => ({ status: code, type: 'text/plain', body: Buffer.from('no') })
const html: ReplyFault = { type: 'text/html', body: Buffer.from('<!doctype html><title>Sign in</title>') }
const noise = Buffer.alloc(50_000, 'no song')

const skipped = 'Current song failed to play, skip to next song'
const retries = 'Too many song retries; check the network or the source, then refresh'
const failed = 'Song playback failed; try again later'

const harmless: [fault: string, spoil: SongFault][] = [
  ['takes ten seconds to begin each time', always({ delayMs: 10_000 })],
  ['never comes the first time', once({ neverReplies: true })],
  ['comes hardly faster than it plays', always({ bytesPerSecond: 18_000 })],
  ['is refused the first time', once(status(403))],
  ['is cut off half-way', once({ cutAt: 0.5 })],
  ['comes under a wrong type', always({ type: 'text/plain' })],
  ['comes without ranges', always({ ignoresRanges: true })],
]

const fatal: [fault: string, deviation: ReplyFault][] = [
  ['is refused (403)', status(403)],
  ['is not there (404)', status(404)],
  ['is a page of HTML', html],
  ['is noise', { body: noise }],
  ['is empty', { body: Buffer.alloc(0) }],
  ['has a format nobody plays', { body: noise, type: 'audio/x-nothing' }],
]

// the slowest start first
describe.concurrent('a queue without a playable song', () => {
  it('stops at the fifth song and says so', { timeout: 120_000 }, async ({ onTestFinished }) => {
    const listener = await arrive(onTestFinished)
    listener.songFault = () => status(404)
    await listener.playAlbum()
    await listener.fastForwardUntil(listener.playButton)
    await expectPage(listener.notice(retries)).toBeVisible()
    await expectPage(listener.bar.getByText('Tone 5', { exact: true }).first()).toBeVisible()
    expect((await listener.shownNotices()).filter((text) => text === skipped)).toHaveLength(4)
    expect(listener.requestsFor(6)).toBe(0)
    expect(listener.proxy.log.maxSongRequestsInTwoSeconds).toBeLessThanOrEqual(40)
  })
})

// the time limits are only against hanging
describe.concurrent('a song that', { timeout: 120_000 }, () => {
  it('never arrives is reported in the end, and not requested any more', async ({ onTestFinished }) => {
    const listener = await arrive(onTestFinished)
    listener.songFault = always({ neverReplies: true })
    await listener.playAlbum()
    await expectPage(listener.pauseButton).toHaveAttribute('aria-busy', 'true')
    await listener.fastForwardUntil(listener.notice(failed))
    await expectPage(listener.playButton).toBeVisible()
    expect(listener.requestsFor(1)).toBeLessThanOrEqual(12)
    expect(listener.requestsFor(2)).toBe(0)
  })

  it.for(harmless)('%s is heard', async ([, spoil], { onTestFinished }) => {
    const listener = await arrive(onTestFinished)
    listener.songFault = spoil
    await listener.playAlbum()
    await listener.expectToHear(1, 1)
    expect(await listener.shownNotices()).not.toContain(skipped)
    expect(await listener.shownNotices()).not.toContain(retries)
    expect(listener.proxy.log.maxSongRequestsInTwoSeconds).toBeLessThanOrEqual(40)
  })

  it.for(fatal)('%s is skipped', async ([, deviation], { onTestFinished }) => {
    const listener = await arrive(onTestFinished)
    listener.songFault = always(deviation)
    await listener.playAlbum()
    await listener.fastForwardUntil(listener.bar.getByText('Tone 2', { exact: true }).first())
    await listener.expectToHear(2)
    const told = await listener.shownNotices()
    expect(told).toContain(retries)
    expect(told.filter((text) => text === skipped)).toHaveLength(1)
    expect(listener.requestsFor(1)).toBeLessThanOrEqual(16)
    expect(listener.proxy.log.maxSongRequestsInTwoSeconds).toBeLessThanOrEqual(40)
    const lies = (await listener.barSamples()).filter(({ track, rms }) => track === 'Tone 1' && rms > 0)
    expect(lies).toEqual([])
  })

  it('fails with status 500 stays current, is reported, and plays after a press of play', async ({
    onTestFinished,
  }) => {
    const listener = await arrive(onTestFinished)
    listener.songFault = always(status(500))
    await listener.playAlbum()
    await expectPage(listener.notice(failed)).toBeVisible({ timeout: 30_000 })
    await expectPage(listener.playButton).toBeVisible()
    expect(listener.requestsFor(2)).toBe(0)
    listener.songFault = () => ({})
    await listener.playButton.click()
    await listener.expectToHear(1)
    await expectPage(listener.notice(failed)).toBeHidden()
  })
})
