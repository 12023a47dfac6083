import type { ComponentProps } from 'react'

interface PlainLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string
}

/**
 * A link in rows that come and go while a list is scrolled, where the router's own would cost more than all else. The
 * list follows it, by `useLinks`.
 */
export function PlainLink({ to, children, ...rest }: PlainLinkProps) {
  return (
    <a {...rest} href={to} draggable={false}>
      {children}
    </a>
  )
}
