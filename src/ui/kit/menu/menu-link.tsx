import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useMenuTrigger } from './use-menu-trigger'
import type { MenuTriggerProps } from './use-menu-trigger'

interface MenuLinkProps extends Omit<MenuTriggerProps, 'opensOnHover'> {
  to: string
  /** Whether the current screen belongs to it. */
  current: boolean
  className?: string | undefined
  children: ReactNode
}

/** A link whose menu opens on hover and by arrow keys. */
export function MenuLink({ to, current, className, children, ...rest }: MenuLinkProps) {
  const { trigger, dismiss, menu } = useMenuTrigger<HTMLAnchorElement>({ ...rest, opensOnHover: true })
  return (
    <>
      <Link
        {...trigger}
        to={to}
        aria-current={current ? 'page' : undefined}
        draggable={false}
        className={className}
        onClick={dismiss}
      >
        {children}
      </Link>
      {menu}
    </>
  )
}
