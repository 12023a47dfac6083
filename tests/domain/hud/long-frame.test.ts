import { describe, expect, it } from 'vitest'
import { causeOf, type LongFrame } from '../../../src/domain/hud/long-frame'

const script = (changes: Partial<LongFrame['scripts'][number]> = {}) => ({
  durationMs: 60,
  invoker: 'BUTTON.onclick',
  functionName: 'openPlayer',
  sourceUrl: 'https://music.example/assets/shell-abc.js?v=1',
  position: 4711,
  ...changes,
})

const frame = (changes: Partial<LongFrame> = {}): LongFrame => ({
  startMs: 100,
  durationMs: 80,
  renderMs: 10,
  scripts: [script()],
  ...changes,
})

describe('causeOf', () => {
  it('names the longest script by its function, what called it and its place, without an address', () => {
    const scripts = [script({ durationMs: 5, functionName: 'short' }), script()]
    const name = 'openPlayer ← BUTTON.onclick (shell-abc.js:4711)'
    expect(causeOf(frame({ scripts }))).toEqual({ kind: 'script', name })
  })

  it.each([
    [{ functionName: '' }, 'BUTTON.onclick (shell-abc.js:4711)'],
    [{ functionName: '', invoker: 'https://music.example/assets/shell-abc.js' }, 'shell-abc.js:4711'],
    [
      { invoker: 'IMG[src=https://music.example/cover/1.jpg?token=2].onload' },
      'openPlayer ← IMG.onload (shell-abc.js:4711)',
    ],
    [{ sourceUrl: '', position: -1 }, 'openPlayer ← BUTTON.onclick'],
  ])('names %j as %s', (changes, name) => {
    expect(causeOf(frame({ scripts: [script(changes)] }))).toEqual({ kind: 'script', name })
  })

  it('says when style, layout and paint took longer than any script', () => {
    expect(causeOf(frame({ renderMs: 70 }))).toEqual({ kind: 'rendering' })
    expect(causeOf(frame({ renderMs: 70, scripts: [] }))).toEqual({ kind: 'rendering' })
  })

  it('does not make up a cause', () => {
    expect(causeOf(frame({ renderMs: 0, scripts: [] }))).toEqual({ kind: 'unknown' })
  })
})
