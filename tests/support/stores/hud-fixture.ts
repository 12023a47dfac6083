import type { FrameCount } from '../../../src/domain/hud/count-frames'
import { HudStore } from '../../../src/stores/hud/hud-store'
import type { Stores } from '../../../src/ui/hooks/stores-context'
import type { FakeAudioEngine } from '../fake-audio-engine'
import { FakePageMonitor } from '../fake-page-monitor'
import type { ManualSystem } from '../manual-system'

/** Creates the store of the developers' panel over fakes. `report` is what its counter of frames calls. */
export function createHudFixture(
  { engine, system }: { engine: FakeAudioEngine; system: ManualSystem },
  stores: Pick<Stores, 'tier' | 'lyrics' | 'notices' | 'settings'>,
) {
  const monitor = new FakePageMonitor(system)
  let report: ((count: FrameCount) => void) | null = null
  const frameCounter = {
    start(listener: (count: FrameCount) => void) {
      report = listener
      return () => {
        report = null
      }
    },
  }
  const facts = { cores: 8, memory: 8, cpuPerformance: null, saveData: false, reducedMotion: false }
  const whenIdle = () => Promise.resolve()
  const hud = new HudStore({ engine, monitor, frameCounter, facts, system, whenIdle }, stores)
  return {
    hud,
    monitor,
    countFrames: (fps: number, dropped: number) => report?.({ fps, dropped }),
    counting: () => report !== null,
    /** Moves the clock to the next sample, and waits for it. */
    async sample(): Promise<void> {
      const { figures } = hud
      system.advance(2_000)
      for (let turn = 0; turn < 20 && hud.figures === figures; turn++) await Promise.resolve()
    },
  }
}
