import { FileDown } from 'lucide-react'
import { useStores } from '../../hooks/stores-context'
import type { MenuItem } from '../../kit/menu/menu-item'
import { useText } from '../../kit/use-text'

/** Returns a function that makes the menu item which saves a playlist as a file for other players. */
export function useExportItem() {
  const { playlistExport } = useStores()
  const { text } = useText()
  return ({ id, name }: { id: number; name: string }): MenuItem => ({
    key: 'export',
    label: text('collection.export'),
    icon: FileDown,
    onSelect: () => void playlistExport.save(id, name),
  })
}
