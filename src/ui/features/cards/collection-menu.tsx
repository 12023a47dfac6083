import { Ellipsis, Link2, Share2 } from 'lucide-react'
import { MenuButton } from '../../kit/menu/menu-button'
import type { MenuItem } from '../../kit/menu/menu-item'
import { useShare } from '../../hooks/use-share'
import { useText } from '../../kit/use-text'

interface CollectionMenuProps {
  name: string
  /** Path of its screen. */
  path: string
  /** Items above those that copy or share the address. */
  items?: readonly MenuItem[]
  /** Stands apart below them. */
  lastItem?: MenuItem | null
}

/** The menu of the less frequent actions for a playlist or album. */
export function CollectionMenu({ name, path, items = [], lastItem = null }: CollectionMenuProps) {
  const { text } = useText()
  const { copyLink, share } = useShare()
  const lines: MenuItem[] = [
    ...items,
    { key: 'link', label: text('collection.copyLink'), icon: Link2, onSelect: () => copyLink(path) },
  ]
  if (share)
    lines.push({
      key: 'share',
      label: text('collection.share'),
      icon: Share2,
      onSelect: () => void share(path, name),
    })
  if (lastItem) lines.push({ key: 'above last', kind: 'divider' }, lastItem)
  return (
    <MenuButton label={text('collection.more')} items={lines} align="start">
      <Ellipsis aria-hidden size={20} />
    </MenuButton>
  )
}
