import styles from './nav-links.module.css'

/** How a link of the navigation looks, or a button that stands among them; `current` for where the listener is. */
export function navLinkClass(current: boolean): string {
  return `${styles.link} ${current ? styles.current : ''}`
}
