import { page } from 'vitest/browser'
import { Disc3, Trash2 } from 'lucide-react'
import { expect, vi } from 'vitest'
import type { MenuItem } from '../../../src/ui/kit/menu/menu-item'

/** The items of a menu, and what was selected. */
export function songLines(): { items: MenuItem[]; chosen: string[] } {
  const chosen: string[] = []
  const line = (label: string) => ({ key: label, label, onSelect: () => void chosen.push(label) })
  const items: MenuItem[] = [
    line('Play next'),
    line('Add to playlist'),
    { ...line('Share'), disabled: true },
    { key: 'there', label: 'Go there', icon: Disc3, href: '/there' },
    { key: 'end', kind: 'divider' },
    { ...line('Remove'), icon: Trash2, danger: true },
  ]
  return { items, chosen }
}

export const menu = page.getByRole('menu')
export const lineOf = (name: string) => page.getByRole('menuitem', { name, exact: true })

/** Returns the name of the focused element. */
export const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent

/** Acts, then waits for longer than all timers that the action may have started. */
export async function andLongAfter(act: () => unknown): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await act()
    vi.advanceTimersByTime(2_000)
  } finally {
    vi.useRealTimers()
  }
  // the code of the menu
  await import('../../../src/ui/kit/menu/menu')
  await new Promise((resolve) => requestAnimationFrame(resolve))
}

export const isShut = () => expect.poll(() => document.querySelector('[role=menu]')).toBeNull()
