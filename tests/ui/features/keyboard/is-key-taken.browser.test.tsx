import { afterEach, describe, expect, it } from 'vitest'
import { isKeyTaken } from '../../../../src/ui/features/keyboard/is-key-taken'

function showHtml(html: string): void {
  document.body.innerHTML = html
}

function taken(key: string, init: KeyboardEventInit = {}): boolean {
  const target = document.querySelector('[data-focus]') ?? document.body
  let answer = false
  const look = (event: Event) => (answer = isKeyTaken(event as KeyboardEvent))
  document.addEventListener('keydown', look, { once: true })
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...init }))
  return answer
}

afterEach(() => {
  document.body.innerHTML = ''
  document.documentElement.style.cssText = ''
})

describe('isKeyTaken', () => {
  it.each([
    ['<input data-focus>', true, true],
    ['<input type="search" data-focus>', true, true],
    ['<textarea data-focus></textarea>', true, true],
    ['<select data-focus><option>1</option></select>', true, true],
    ['<div contenteditable data-focus></div>', true, true],
    ['<div role="menu"><button role="menuitem" data-focus></button></div>', true, true],
    ['<ul role="listbox"><li role="option" data-focus></li></ul>', true, true],
    ['<input type="range" data-focus>', false, true],
    ['<input type="checkbox" role="switch" data-focus>', false, true],
    ['<div role="slider" data-focus></div>', false, true],
    ['<div role="tablist"><button role="tab" data-focus></button></div>', false, true],
    ['<button data-focus></button>', false, false],
    ['<a href="#x" data-focus>x</a>', false, false],
    ['', false, false],
  ])('on %s: letters %s, arrows %s', (html, letters, arrows) => {
    showHtml(html)
    expect(taken('m')).toBe(letters)
    expect(taken('ArrowLeft')).toBe(arrows)
    expect(taken('ArrowUp')).toBe(arrows)
  })

  it('leaves up and down to a page that scrolls, and left and right to the app', () => {
    showHtml('<div style="height: 5000px"></div>')
    expect(taken('ArrowUp')).toBe(true)
    expect(taken('ArrowRight')).toBe(false)
  })

  it('has up and down for the app where a layer stops the page from scrolling', () => {
    showHtml('<div style="height: 5000px"></div>')
    document.documentElement.style.overflow = 'hidden'
    expect(taken('ArrowUp')).toBe(false)
  })

  it('leaves arrows to an ancestor of the focus that scrolls in their direction', () => {
    showHtml(
      '<div style="width: 100px; overflow-x: auto"><div style="width: 900px"><button data-focus></button></div></div>',
    )
    expect(taken('ArrowRight')).toBe(true)
    expect(taken('ArrowDown')).toBe(false)
  })

  it('leaves Shift and arrows to a selection', () => {
    showHtml('<p>Some words</p>')
    expect(taken('ArrowRight', { shiftKey: true })).toBe(false)
    getSelection()?.selectAllChildren(document.body)
    expect(taken('ArrowRight', { shiftKey: true })).toBe(true)
  })

  it('leaves all keys to a modal dialog', () => {
    showHtml('<dialog></dialog>')
    expect(taken('m')).toBe(false)
    document.querySelector('dialog')?.showModal()
    expect(taken('m')).toBe(true)
  })
})
