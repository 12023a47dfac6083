import { page } from 'vitest/browser'
import { describe, expect, it } from 'vitest'
import { shortcuts } from '../../../../src/domain/keyboard/shortcuts'
import type { ShortcutAction } from '../../../../src/domain/keyboard/shortcuts'
import { emptyLyrics } from '../../../../src/domain/lyrics/lyric-data'
import { ok } from '../../../../src/contract/result'
import { press } from '../../../support/ui/press'
import { showPage } from '../../../support/ui/show-page'

type Fakes = Awaited<ReturnType<typeof showPage>>

async function playing() {
  const fakes = await showPage()
  await expect.poll(() => fakes.stores.player.playing).toBe(true)
  fakes.engine.advanceTo(20)
  return fakes
}

/** The visible effect of each action. */
const effects: Record<
  Exclude<ShortcutAction, 'close'>,
  (fakes: Fakes) => [seen: unknown, expected: unknown]
> = {
  toggle: ({ engine }) => [engine.calls.at(-1), 'pause'],
  previous: ({ stores }) => [stores.player.track?.id, 1],
  next: ({ stores }) => [stores.player.track?.id, 3],
  back: ({ engine }) => [engine.calls.at(-1), 'seek 15'],
  ahead: ({ engine }) => [engine.calls.at(-1), 'seek 25'],
  louder: ({ stores }) => [stores.volume.level, 0.75],
  quieter: ({ stores }) => [stores.volume.level, 0.65],
  mute: ({ stores }) => [stores.volume.muted, true],
  like: ({ stores }) => [stores.notices.notices.map(({ text }) => text), ['failure.loginNeeded']],
  mode: ({ stores }) => [stores.queue.queue.mode, 'random'],
  repeat: ({ stores }) => [stores.queue.queue.mode, 'single'],
  player: ({ stores }) => [stores.shell.playerOpen, true],
  translation: ({ stores }) => [stores.notices.notices.map(({ text }) => text), ['keyboard.noTranslation']],
  queue: ({ stores }) => [stores.shell.queueOpen, true],
  search: ({ stores }) => [stores.shell.searchFocusRequests, 1],
  help: ({ stores }) => [stores.shell.helpOpen, true],
}

const rows = shortcuts.flatMap(({ action, chords }) =>
  action === 'close' ? [] : chords.map((chord) => ({ action, chord })),
)

describe('useKeyboardShortcuts', () => {
  it.each(rows)('$chord.key: $action', async ({ action, chord }) => {
    const fakes = await playing()
    const { key, shift = false, command = false } = chord
    expect(press(key, { shiftKey: shift, ctrlKey: command })).toBe(true)
    const [seen, expected] = effects[action](fakes)
    expect(seen).toEqual(expected)
  })

  it('switches the translation of a song that has one', async () => {
    const { stores, backend, system } = await playing()
    backend.lyricsOf = () =>
      ok({ ...emptyLyrics, lrc: [{ time: 1, content: 'Hi', tran: '嗨' }], hasLrcTran: true })
    stores.player.next()
    system.advance(1000)
    await expect.poll(() => stores.lyrics.hasTranslation).toBe(true)
    press('v')
    expect(stores.settings.values.showTransl).toBe(false)
    press('v')
    expect(stores.settings.values.showTransl).toBe(true)
  })

  it('opens and closes the full player and the queue with the same key', async () => {
    const { stores } = await playing()
    press('f')
    press('f')
    expect(stores.shell.playerOpen).toBe(false)
    press('q')
    press('q')
    expect(stores.shell.queueOpen).toBe(false)
  })

  it('switches repeat on and back to the order of the queue', async () => {
    const { stores } = await playing()
    press('r')
    press('r')
    expect(stores.queue.queue.mode).toBe('normal')
  })

  it('plays and pauses on Space only from the page, and not on the video screen', async () => {
    const { engine, stores } = await showPage(<button type="button">A button</button>)
    await expect.poll(() => stores.player.playing).toBe(true)
    page.getByRole('button', { name: 'A button' }).element().focus()
    expect(press(' ')).toBe(false)
    document.querySelector('main')?.focus()
    expect(press(' ')).toBe(true)
    expect(engine.calls.at(-1)).toBe('pause')
  })

  it('leaves Space to a video', async () => {
    await showPage(null, '/video')
    expect(press(' ')).toBe(false)
  })

  it('ignores single-character shortcuts once they are switched off, but no others', async () => {
    const { stores } = await playing()
    stores.settings.set('singleKeyShortcuts', false)
    for (const key of ['m', 'q', 'f', '/', '?', 'j']) expect(press(key)).toBe(false)
    expect(press('ArrowRight', { shiftKey: true })).toBe(true)
    expect(stores.player.track?.id).toBe(3)
  })

  it('ignores keys that were handled, text composition, and combinations of the browser', async () => {
    const { stores } = await playing()
    for (const init of [{ isComposing: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(press('m', init)).toBe(false)
    document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    press('m')
    expect(stores.volume.muted).toBe(false)
  })

  it('keeps seeking while the key is held, a few times a second, and stays within the track', async () => {
    const { engine, stores } = await playing()
    const before = engine.calls.length
    press('ArrowRight')
    // all of these come within one repeat interval
    for (let held = 0; held < 30; held++) press('ArrowRight', { repeat: true })
    expect(engine.calls.length - before).toBe(1)
    engine.advanceTo(57)
    press('ArrowRight')
    expect(engine.calls.at(-1)).toBe('seek 59')
    const asked = engine.calls.length
    press('ArrowRight')
    expect(engine.calls.length).toBe(asked)
    expect(stores.player.track?.id).toBe(2)
  })

  it('ignores a held key once the track has changed', async () => {
    const { engine, stores } = await playing()
    press('ArrowRight')
    engine.endTrack()
    await expect.poll(() => stores.player.track?.id).toBe(3)
    const asked = engine.calls.length
    press('ArrowRight', { repeat: true })
    expect(engine.calls.length).toBe(asked)
  })

  it('runs actions that do not repeat once while the key is held', async () => {
    const { stores } = await playing()
    press('m')
    press('m', { repeat: true })
    expect(stores.volume.muted).toBe(true)
  })

  it('keeps the volume within its range', async () => {
    const { stores } = await playing()
    stores.volume.setLevel(0.98)
    press('ArrowUp')
    expect(stores.volume.level).toBe(1)
    for (let times = 0; times < 25; times++) press('ArrowDown')
    expect(stores.volume.level).toBe(0)
  })

  it('does nothing while nothing is queued', async () => {
    const { stores, engine } = await showPage()
    stores.player.clear()
    engine.calls.length = 0
    for (const { key } of shortcuts.flatMap(({ chords }) => chords)) if (key.startsWith('Arrow')) press(key)
    for (const key of ['f', 'j', 'k', 'l']) press(key)
    expect(engine.calls).toEqual([])
    expect(stores.shell.playerOpen).toBe(false)
  })
})
