import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import styles from './filter-chips.module.css'

interface FilterChipsProps {
  /** Names the group. */
  label: string
  chips: readonly { to: string; name: string; current: boolean }[]
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
}

/**
 * Links that filter what a screen shows, one of them current. The group is one Tab stop, and arrows move inside it. It
 * scrolls if it does not fit, with the current link in view.
 */
export function FilterChips({ label, chips }: FilterChipsProps) {
  const bar = useRef<HTMLDivElement>(null)
  const currentAt = Math.max(
    0,
    chips.findIndex(({ current }) => current),
  )

  useEffect(() => {
    const strip = bar.current
    const chip = strip?.querySelectorAll('a')[currentAt]
    if (!strip || !chip) return
    const left = chip.offsetLeft - (strip.clientWidth - chip.offsetWidth) / 2
    strip.scrollTo({ left, behavior: 'instant' })
  }, [currentAt])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const links = [...event.currentTarget.querySelectorAll('a')]
    const at = links.findIndex((link) => link === document.activeElement)
    const next = steps[event.key]?.(at, links.length)
    if (at === -1 || next === undefined) return
    event.preventDefault()
    links[next]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its links take focus
    <div
      ref={bar}
      role="toolbar"
      aria-label={label}
      data-keeps-focus
      className={styles.bar}
      onKeyDown={onKeyDown}
    >
      {chips.map(({ to, name, current }, at) => (
        <Link
          key={name}
          to={to}
          preventScrollReset
          draggable={false}
          tabIndex={at === currentAt ? 0 : -1}
          aria-current={current || undefined}
          className={styles.chip}
        >
          <span className={styles.name}>{name}</span>
        </Link>
      ))}
    </div>
  )
}
