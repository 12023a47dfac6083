import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { qualities } from '../../../src/contract/replies/stream'
import type { Failure } from '../../../src/contract/failure'
import { failed, ok } from '../../../src/contract/result'
import { ManualBackend } from '../../support/manual-backend'
import { stream, track } from '../../support/track'
import { setUp } from '../../support/stores/player-fixture'
import { settle } from '../../support/settle'

type Player = ReturnType<typeof setUpSlow>
type Step = [name: string, run: (player: Player) => void]

const missing: Failure[] = [{ kind: 'noStream' }, { kind: 'offline' }, { kind: 'malformed', detail: '' }]

/** Every fifth track has no stream, for different reasons. */
function setUpSlow() {
  const backend = new ManualBackend()
  const player = setUp(null, backend)
  backend.answers.songUrl = ({ id }) => {
    const failure = missing[(Number(id) % 15) - 6]
    return failure ? failed(failure) : ok([{ ...stream(Number(id)), quality: 'exhigh' }])
  }
  return { ...player, backend }
}

const place = fc.nat({ max: 12 })
const seconds = fc.integer({ min: 0, max: 60 })
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 })
const plain = (name: string, run: Step[1]) => fc.constant<Step>([name, run])

const fails = (kind: 'noStream' | 'unsupported' | 'offline'): Step => [
  `the engine fails: ${kind}`,
  ({ engine }) => engine.loaded && engine.setState({ phase: 'error', failure: { kind } }),
]

const listener = fc.oneof(
  fc.tuple(ids, place).map(([list, at]): Step => [
    `play all ${list.join()} from ${at}`,
    ({ store }) =>
      store.playAll(
        list.map((id) => track(id)),
        at,
      ),
  ]),
  place.map((id): Step => [`play ${id + 1}`, ({ store }) => store.playOne(track(id + 1))]),
  place.map((id): Step => [`play ${id + 1} next`, ({ queue }) => queue.playNext(track(id + 1))]),
  place.map((at): Step => [`jump to ${at}`, ({ store }) => store.jumpTo(at)]),
  place.map((at): Step => [`remove ${at}`, ({ store }) => store.removeAt(at)]),
  seconds.map((to): Step => [`seek to ${to}`, ({ store }) => store.seek(to)]),
  seconds.map((to): Step => [`drag to ${to}`, ({ store }) => store.dragTo(to)]),
  plain('previous', ({ store }) => store.previous()),
  plain('toggle', ({ store }) => store.toggle()),
  plain('take the thumb', ({ store }) => store.startDrag()),
  plain('let go of the thumb', ({ store }) => store.endDrag()),
  plain('another mode', ({ queue }) => queue.cycleMode()),
  fc
    .constantFrom(...qualities)
    .map((level): Step => [`set ${level}`, ({ settings }) => settings.set('songLevel', level)]),
)

const world = fc.oneof(
  place.map((at): Step => [`answer ${at}`, ({ backend }) => backend.answer(at)]),
  fc
    .constantFrom(100, 1_000, 700_000)
    .map((ms): Step => [`${ms} ms pass`, ({ system }) => system.advance(ms)]),
  seconds.map((at): Step => [`tick at ${at}`, ({ engine }) => engine.loaded && engine.advanceTo(at)]),
  plain('the track ends', ({ engine }) => engine.loaded && engine.endTrack()),
  plain('the connection returns', ({ system }) => system.goOnline()),
  ...(['unsupported', 'offline'] as const).map((kind) => fc.constant(fails(kind))),
)

const usual: fc.Arbitrary<Step> = fc.constantFrom<Step>(
  ['next', ({ store }) => store.next()],
  fails('noStream'),
  ['answer all', ({ backend }) => backend.answerAll()],
  ['the listener rests', ({ system }) => system.advance(150)],
  [
    'it plays on',
    ({ system, engine }) => {
      system.advance(3_000)
      if (engine.loaded) engine.advanceTo(3)
    },
  ],
)

describe('PlayerStore in any order of actions', () => {
  it('follows the queue, asks for the streams of at most two tracks at once, and plays only the current track', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(usual, listener, world), { maxLength: 60 }), async (steps) => {
        const player = setUpSlow()
        const { store, queue, engine, backend, system } = player
        store.playAll(
          Array.from({ length: 8 }, (_, at) => track(at + 1)),
          0,
        )
        const done: string[] = []
        for (const [name, run] of steps) {
          run(player)
          done.push(name)
          const after = done.join(' · ')
          for (let look = 0; look < 2; look++) {
            const { tracks, index } = queue.queue
            expect(index, after).toBeGreaterThanOrEqual(0)
            expect(index, after).toBeLessThan(Math.max(1, tracks.length))
            expect(backend.maxTracks, after).toBeLessThanOrEqual(2)
            if (engine.loaded) expect(engine.loaded.trackId, after).toBe(queue.current?.id)
            if (store.playing) expect(engine.loaded, after).not.toBeNull()
            const thumb = done.findLast((step) => step.endsWith('the thumb')) === 'take the thumb'
            const places = [engine.loaded ? engine.at : store.position, ...(thumb ? [store.position] : [])]
            expect(places, after).toContain(store.positionNow())
            expect(tracks.length === 0, after).toBe(queue.upcoming === null)
            await settle()
          }
        }
        store.playAll([track(4), track(5)], 1)
        system.advance(150)
        await settle()
        backend.answerAll()
        await settle()
        expect(engine.loaded?.trackId, done.join(' · ')).toBe(5)
        store.dispose()
        backend.answerAll()
        await settle()
        expect(engine.loaded?.trackId).toBe(5)
      }),
      { numRuns: 200 },
    )
  })
})
