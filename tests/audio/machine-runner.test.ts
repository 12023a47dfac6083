import { describe, expect, it } from 'vitest'
import { MachineRunner } from '../../src/audio/machine-runner'
import type { PlaybackEffect } from '../../src/domain/playback/playback-effect'
import { ManualSystem } from '../support/manual-system'

const load = { type: 'load', trackId: 1, url: '/1.mp3', at: 0, play: true, expectedDuration: 0 } as const

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
  it('finishes the effects of one event before it handles the next', () => {
    const { runner, done, rests } = setup((effect, it) => {
      if (effect.type === 'open') it.reporter()({ type: 'opened' })
      if (effect.type === 'start') it.reporter()({ type: 'playing' })
    })
    runner.dispatch(load)
    expect(done).toEqual(['open', 'start', 'rise', 'rise'])
    expect(runner.state.phase).toBe('playing')
    expect(rests).toEqual([false])
  })

  it('reports for the generation at which the reporter was created', () => {
    const { runner } = setup()
    runner.dispatch(load)
    const old = runner.reporter()
    runner.dispatch(load)
    const { state } = runner
    old({ type: 'opened' })
    expect(runner.state).toBe(state)
  })

  it('tells when only time has passed', () => {
    const { runner, rests } = setup()
    runner.dispatch(load)
    runner.reporter()({ type: 'clock', position: 0 })
    expect(rests).toEqual([false, true])
  })

  it('continues after an effect that threw', () => {
    const { runner } = setup((effect) => {
      if (effect.type === 'close') throw new Error('a bug')
    })
    runner.dispatch(load)
    expect(() => runner.dispatch({ type: 'unload' })).toThrow('a bug')
    runner.dispatch(load)
    expect(runner.state.phase).toBe('loading')
  })

  it('does nothing after it is stopped', () => {
    const { runner, done, rests } = setup()
    runner.stop()
    runner.dispatch(load)
    expect(done).toEqual([])
    expect(rests).toEqual([])
  })
})
