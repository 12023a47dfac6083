import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { CoverSize } from '../../../domain/catalogue/sized-cover'
import { Cover } from '../card/cover'
import styles from './cover-button.module.css'

interface CoverButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'type' | 'children'> {
  /** Names the action. */
  label: string
  url: string | null
  size: CoverSize
  /** Shown over the cover while it is hovered or focused. */
  icon: LucideIcon
  eager?: boolean
}

/** A cover that is a button. */
export function CoverButton({
  label,
  url,
  size,
  icon: Icon,
  eager = false,
  className = '',
  ...rest
}: CoverButtonProps) {
  return (
    <button {...rest} type="button" aria-label={label} className={`${styles.button} ${className}`}>
      <Cover url={url} size={size} eager={eager} />
      <span className={styles.veil}>
        <Icon aria-hidden size={22} fill="currentColor" />
      </span>
    </button>
  )
}
