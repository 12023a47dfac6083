import { Ellipsis, Link2, Share2 } from 'lucide-react'
import { MenuButton } from '../parts/menu-button'
import type { MenuItem } from '../parts/menu-item'
import { useShare } from '../use-share'
import { useText } from '../use-text'

interface CollectionMenuProps {
  name: string
  /** Where it is shown. */
  path: string
  /** Lines above those that give its address on. */
  items?: readonly MenuItem[]
}

/** What is seldom done with a playlist or album. */
export function CollectionMenu({ name, path, items = [] }: CollectionMenuProps) {
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
  return (
    <MenuButton label={text('collection.more')} items={lines} align="start">
      <Ellipsis aria-hidden size={20} />
    </MenuButton>
  )
}
