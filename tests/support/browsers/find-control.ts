/** Where a control is in CSS pixels of the viewport: its middle and its width. */
export interface ControlPlace {
  x: number
  y: number
  width: number
  /** Whether a switch is on; null for other controls. */
  checked: boolean | null
}

/** Where it is, or why it cannot be pressed. */
export type FoundControl = ControlPlace | { problem: string }

export interface ControlName {
  role: string
  /** Its whole name; what names begin with, with `begins`. */
  name: string
  begins?: boolean
}

/**
 * Finds the last visible control of that role and name, for none of the drivers does so in every browser. Runs in the
 * page: it is passed as text, so it uses nothing from outside.
 */
export function findControl({ role, name, begins = false }: ControlName): FoundControl {
  const native: Record<string, string> = {
    button: 'button',
    link: 'a[href]',
    dialog: 'dialog',
    slider: 'input[type="range"]',
    radio: 'input[type="radio"]',
    heading: 'h1, h2, h3',
    list: 'ul, ol',
    region: 'section',
  }
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-labelledby')
    const labels = label?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '')
    const own = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent
    return (element.getAttribute('aria-label') ?? labels?.join(' ') ?? own ?? '').trim()
  }
  const selector = [`[role="${role}"]`, ...(native[role] ? [native[role]] : [])].join(', ')
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const found = [...document.querySelectorAll<HTMLElement>(selector)].findLast((element) => {
    const own = nameOf(element)
    const { width, height } = element.getBoundingClientRect()
    const named = begins ? own.startsWith(name) : own === name
    return named && width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  })
  if (!found) return { problem: `there is no ${role} "${name}"` }
  if (modal && !modal.contains(found)) return { problem: `a dialog is in front of the ${role} "${name}"` }
  found.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = found.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  const hit = document.elementFromPoint(x, y)
  const label = found instanceof HTMLInputElement ? found.labels?.[0] : null
  const state = found.getAttribute('aria-checked')
  const checked = state === null ? null : state === 'true'
  if (hit && (found.contains(hit) || hit.contains(found) || label?.contains(hit)))
    return { x, y, width, checked }
  return { problem: `${hit?.outerHTML.slice(0, 200)} is in front of the ${role} "${name}"` }
}
