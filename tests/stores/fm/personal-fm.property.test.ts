import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Track } from '../../../src/contract/replies/track'
import { failed, ok } from '../../../src/contract/result'
import type { Result } from '../../../src/contract/result'
import { track } from '../../support/track'
import { offline, queued, setUpFm } from '../../support/stores/fm-fixture'
import { tracks } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

type Fm = Awaited<ReturnType<typeof setUpHeld>>
type Step = [name: string, run: (fm: Fm) => void]

/** Every request for a song waits until the test answers it. */
async function setUpHeld(visitor: boolean) {
  const set = await setUpFm({ visitor })
  const open: ((reply: Result<Track[]>) => void)[] = []
  let most = 0
  set.radio.next = () =>
    new Promise((resolve) => {
      open.push(resolve)
      most = Math.max(most, open.length)
    })
  const answer = (reply: Result<Track[]>) => open.shift()?.(reply)
  return { ...set, answer, open: () => open.length, most: () => most }
}

const offers = fc.array(fc.integer({ min: 101, max: 105 }), { maxLength: 3 })
const answers = offers.map((ids): Step => [
  `the radio offers ${ids.join()}`,
  ({ answer }) => answer(ok(ids.map((id) => track(id)))),
])

const pressed = fc.constantFrom<Step>(
  ['next', ({ store }) => store.next()],
  ['next on its card', ({ fm }) => fm.next()],
  ['previous', ({ store }) => store.previous()],
  ['play or pause', ({ store }) => store.toggle()],
  ['personal FM', ({ fm }) => fm.toggle()],
  ['dislike', ({ fm }) => void fm.dislike()],
  ['look', ({ fm }) => fm.loadSong()],
  ['another mode', ({ queue }) => queue.cycleMode()],
  ['the queue', ({ shell }) => shell.toggleQueue()],
  ['play a list', ({ store }) => store.playAll(tracks, 0)],
  ['play a song', ({ store }) => store.playOne(track(8))],
  ['remove', ({ store }) => store.removeAt(0)],
  ['next outside the page', ({ engine }) => engine.requestTransport('next')],
)

const happens = fc.constantFrom<Step>(
  ['the listener rests', ({ system }) => system.advance(150)],
  ['the song ends', ({ engine }) => engine.loaded && engine.endTrack()],
  [
    'the song cannot be played',
    ({ engine }) => engine.loaded && engine.setState({ phase: 'error', failure: { kind: 'noStream' } }),
  ],
  ['the radio fails', ({ answer }) => answer(failed({ kind: 'timeout' }))],
  ['the radio is out of reach', ({ answer }) => answer(offline)],
  ['the connection returns', ({ system }) => system.goOnline()],
)

describe('PersonalFmStore in any order of actions', () => {
  it('holds one song, sends one request at a time, and settles', async () => {
    const steps = fc.array(fc.oneof(pressed, answers, happens), { maxLength: 50 })
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (chosen, visitor) => {
        const set = await setUpHeld(visitor)
        const done: string[] = []
        for (const [name, run] of chosen) {
          run(set)
          done.push(name)
          const after = done.join(' · ')
          for (let look = 0; look < 2; look++) {
            const { queue, engine, shell } = set
            if (queue.fm) expect([queued(set).length, queue.queue.index], after).toEqual([1, 0])
            if (queue.fm) expect(shell.queueOpen, after).toBe(false)
            expect(engine.previousEnabled, after).toBe(!queue.fm)
            if (engine.loaded) expect(engine.loaded.trackId, after).toBe(queue.current?.id)
            expect(set.most(), after).toBeLessThanOrEqual(1)
            await settle()
          }
        }
        const after = done.join(' · ')
        for (let round = 0; round < 12; round++) {
          set.answer(ok([track(101)]))
          await settle()
          set.system.advance(1_000)
          await settle()
        }
        expect([set.open(), set.fm.waiting], after).toEqual([0, false])
        const asked = set.asked()
        set.system.advance(60_000)
        await settle()
        expect(set.asked(), after).toBe(asked)
      }),
      { numRuns: 200 },
    )
  })
})
