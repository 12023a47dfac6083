import { describe, expect, it } from 'vitest'
import { MachineRunner } from '../../src/audio/machine-runner'
import type { PlaybackEffect } from '../../src/domain/playback/playback-effect'
import { ManualSystem } from '../support/manual-system'

const load = { type: 'load', trackId: 1, at: 0, play: true, expected: 0 } as const

function setup(perform: (effect: PlaybackEffect, runner: MachineRunner) => void = () => {}) {
  const done: string[] = []
  const rests: boolean[] = []
  const runner: MachineRunner = new MachineRunner(
    new ManualSystem(),
    (effect) => {
      done.push(effect.type)
      perform(effect, runner)
    },
    (quiet) => rests.push(quiet),
  )
  return { runner, done, rests }
}

describe('MachineRunner', () => {
  it('finishes the effects of one event before it takes the next that they bring up', () => {
    const { runner, done, rests } = setup((effect, it) => {
      if (effect.type === 'open') it.reporter()({ type: 'opened' })
      if (effect.type === 'start') it.reporter()({ type: 'playing' })
    })
    runner.feed(load)
    expect(done).toEqual(['open', 'start', 'rise', 'rise'])
    expect(runner.state.phase).toBe('playing')
    expect(rests).toEqual([false])
  })

  it('reports under the generation at which the reporter was made', () => {
    const { runner } = setup()
    runner.feed(load)
    const old = runner.reporter()
    runner.feed(load)
    const { state } = runner
    old({ type: 'opened' })
    expect(runner.state).toBe(state)
  })

  it('says when nothing but time has passed', () => {
    const { runner, rests } = setup()
    runner.feed(load)
    runner.reporter()({ type: 'clock', position: 0 })
    expect(rests).toEqual([false, true])
  })

  it('goes on after an effect that threw', () => {
    const { runner } = setup((effect) => {
      if (effect.type === 'close') throw new Error('a bug')
    })
    runner.feed(load)
    expect(() => runner.feed({ type: 'unload' })).toThrow('a bug')
    runner.feed(load)
    expect(runner.state.phase).toBe('loading')
  })

  it('does nothing once closed', () => {
    const { runner, done, rests } = setup()
    runner.close()
    runner.feed(load)
    expect(done).toEqual([])
    expect(rests).toEqual([])
  })
})
