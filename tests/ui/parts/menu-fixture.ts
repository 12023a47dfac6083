import { page } from '@vitest/browser/context'
import { Disc3, Trash2 } from 'lucide-react'
import { expect } from 'vitest'
import type { MenuItem } from '../../../src/ui/parts/menu-item'

/** The lines of a menu, and what was chosen of them. */
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

/** The name of what has focus. */
export const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent

export const isShut = () => expect.poll(() => document.querySelector('[role=menu]')).toBeNull()
