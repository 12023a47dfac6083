import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import styles from './button.module.css'

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  tone?: 'solid' | 'soft'
}

/** A link that looks like a button. */
export function ButtonLink({ tone = 'soft', ...rest }: ButtonLinkProps) {
  return <Link {...rest} draggable={false} className={`${styles.button} ${styles[tone]}`} />
}
