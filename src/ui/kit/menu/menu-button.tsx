import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button'
import { useMenuTrigger } from './use-menu-trigger'
import type { MenuTriggerProps } from './use-menu-trigger'

interface MenuButtonProps extends Omit<MenuTriggerProps, 'opensOnHover'> {
  className?: string | undefined
  children: ReactNode
}

/** A button that opens a menu. */
export function MenuButton({ className, children, ...rest }: MenuButtonProps) {
  const { trigger, show, menu } = useMenuTrigger<HTMLButtonElement>(rest)
  return (
    <>
      <IconButton
        {...trigger}
        label={rest.label}
        className={className}
        // a click with detail 0 comes from the keyboard: focus goes to the first item
        onClick={({ currentTarget, detail }) => show(currentTarget, detail === 0 ? 'first' : 'menu')}
      >
        {children}
      </IconButton>
      {menu}
    </>
  )
}
