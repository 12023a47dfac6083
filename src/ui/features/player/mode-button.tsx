import { Repeat, Repeat1, Shuffle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { PlayMode } from '../../../domain/queue/queue'
import { playModes } from '../../../domain/queue/queue'
import { MenuButton } from '../../kit/menu/menu-button'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { modeNotices } from './mode-notices'

const icons = { normal: Repeat, random: Shuffle, single: Repeat1 }
const names = { normal: 'player.inOrder', random: 'player.shuffle', single: 'player.repeatOne' } as const

/** Shows the play mode and opens the menu of modes. Not shown in personal FM. */
export const ModeButton = observer(function ModeButton({ className }: { className?: string | undefined }) {
  const stores = useStores()
  const { text } = useText()
  const { mode } = stores.queue.queue
  if (stores.queue.fm) return null
  const Icon = icons[mode]
  const choose = (chosen: PlayMode) => {
    stores.queue.setMode(chosen)
    stores.notices.show('info', modeNotices[chosen], { group: 'mode' })
  }
  return (
    <MenuButton
      label={text('player.mode', { mode: text(`player.${mode}`) })}
      side="top"
      className={className}
      items={playModes.map((one) => ({
        key: one,
        label: text(names[one]),
        icon: icons[one],
        checked: one === mode,
        onSelect: () => choose(one),
      }))}
    >
      <Icon aria-hidden size={20} />
    </MenuButton>
  )
})
