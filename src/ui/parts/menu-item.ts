import type { LucideIcon } from 'lucide-react'

/** A line of a menu; `href` makes it a link, `checked` a choice. Dividers part groups. */
export type MenuItem =
  | {
      key: string
      label: string
      icon?: LucideIcon
      /** A screen of the app that it leads to. */
      href?: string
      /** Whether it is chosen, among those that have this. */
      checked?: boolean
      disabled?: boolean
      danger?: boolean
      onSelect?: () => void
    }
  | { key: string; kind: 'divider' }
