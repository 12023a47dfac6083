import type { LucideIcon } from 'lucide-react'

/** An item of a menu, or a divider. `href` makes it a link, `checked` a radio item. */
export type MenuItem =
  | {
      key: string
      label: string
      icon?: LucideIcon
      /** Path of a screen of the app. */
      href?: string
      /** Whether it is the chosen one of the radio items. */
      checked?: boolean
      disabled?: boolean
      danger?: boolean
      onSelect?: () => void
    }
  | { key: string; kind: 'divider' }
