import styles from './nav-links.module.css'

/** Returns the class of a link or button of the navigation. `current`: whether it leads to the current screen. */
export function navLinkClass(current: boolean): string {
  return `${styles.link} ${current ? styles.current : ''}`
}
