import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import styles from './link-tabs.module.css'

interface LinkTabsProps {
  /** Names the group. */
  label: string
  tabs: readonly { to: string; name: string }[]
}

/** Links to sibling screens as tabs. They scroll if they do not fit, with the current one in view. */
export function LinkTabs({ label, tabs }: LinkTabsProps) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const inView = useRef('')

  useEffect(() => {
    const strip = nav.current
    if (!strip) return
    // called before the next paint, with the layout clean
    const observer = new ResizeObserver(() => {
      const current = strip.querySelector<HTMLElement>('[aria-current=page]')
      if (!current || inView.current === pathname) return
      inView.current = pathname
      const left = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2
      strip.scrollTo({ left, behavior: 'instant' })
    })
    observer.observe(strip)
    return () => observer.disconnect()
  }, [pathname])

  return (
    <nav ref={nav} aria-label={label} className={styles.strip}>
      {tabs.map(({ to, name }) => (
        <NavLink key={to} to={to} draggable={false} className={styles.tab ?? ''}>
          <span className={styles.name}>{name}</span>
        </NavLink>
      ))}
    </nav>
  )
}
