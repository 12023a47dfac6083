import { describe, expect, it } from 'vitest'
import { createShellStores } from '../../../src/stores/create-shell-stores'
import { createStores } from '../../../src/stores/create-stores'
import { createFakeDeps } from '../../support/stores/fake-deps'
import { createHudFixture } from '../../support/stores/hud-fixture'

/** Starts the panel's store; each update costs so many milliseconds to render. */
async function setUp(renderMs = 0) {
  const deps = createFakeDeps()
  const { stores } = createStores(deps, createShellStores(deps))
  const fixture = createHudFixture(deps, stores)
  let rendered = 0
  fixture.hud.start((update) => {
    rendered += 1
    update()
    deps.system.advance(renderMs)
  })
  await fixture.sample()
  return { ...deps, ...fixture, stores, renderedCount: () => rendered }
}

describe('HudStore', () => {
  it('reads the sound, the frames and the tier', async () => {
    const { hud, engine, countFrames, sample } = await setUp()
    engine.sound = { ...engine.sound, joinGap: 7, outputLatency: 0.052, underruns: null }
    countFrames(59.9, 2)
    await sample()
    expect(hud.figures).toMatchObject({
      fps: 59.9,
      dropped: 2,
      bufferedAhead: 30,
      nextBufferedAhead: 12,
      joinGap: 7,
      outputLatencyMs: 52,
      underruns: null,
    })
  })

  it('does not show a count of frames that is of some time ago', async () => {
    const { hud, countFrames, sample } = await setUp()
    countFrames(60, 0)
    await sample()
    await sample()
    expect(hud.figures?.fps).toBeNull()
  })

  it('tells how much of ten seconds went into long frames, and of those the latest', async () => {
    const { hud, monitor, sample, system } = await setUp()
    system.advance(20_000)
    monitor.block({ startMs: system.now() - 1500, durationMs: 1000 })
    await sample()
    expect(hud.figures?.longShare).toBeCloseTo(0.1)
    expect(hud.longFrames.at(-1)?.durationMs).toBe(1000)
  })

  it('has no share of long frames where the browser reports none', async () => {
    const { hud, monitor, sample } = await setUp()
    monitor.longFrameSource = null
    await sample()
    expect(hud.figures?.longShare).toBeNull()
  })

  it('compares the lyrics with the sound only while they move', async () => {
    const { hud, stores, engine, sample } = await setUp()
    stores.lyrics.setLead(() => -0.0123)
    await sample()
    expect(hud.figures?.lyricLeadMs).toBeNull()
    engine.setState({ phase: 'playing', intent: 'play', trackId: 1 })
    await sample()
    expect(hud.figures?.lyricLeadMs).toBeCloseTo(-12.3)
  })

  it('measures itself, and samples less often where it would take over a hundredth of a core', async () => {
    const cheap = await setUp(4)
    await cheap.sample()
    expect(cheap.hud.figures?.ownShare).toBeGreaterThan(0)
    expect(cheap.hud.figures?.ownShare).toBeLessThan(0.01)
    expect(cheap.renderedCount()).toBe(2)

    const dear = await setUp(60)
    await dear.sample()
    await dear.sample()
    expect(dear.renderedCount()).toBe(1)
    await dear.sample()
    expect(dear.renderedCount()).toBe(2)
  })

  it('reports the figures of a minute and the last errors, without an address', async () => {
    const { hud, stores, monitor, sample } = await setUp()
    monitor.fail('TypeError at https://home.example/assets/a.js')
    stores.notices.showFailure({ kind: 'offline' })
    stores.notices.show('success', 'track.copied')
    for (let at = 0; at < 40; at++) await sample()
    const report = JSON.parse(hud.report()) as { lastMinute: unknown[]; errors: { message: string }[] }
    expect(report.lastMinute).toHaveLength(30)
    expect(report.errors.map(({ message }) => message)).toEqual(['TypeError at a.js', 'failure.offline'])
  })

  it('stops all that it started', async () => {
    const { hud, monitor, counting, sample, renderedCount } = await setUp()
    hud.stop()
    await sample()
    expect(renderedCount()).toBe(1)
    expect([monitor.observerCount, counting()]).toEqual([0, false])
  })
})
