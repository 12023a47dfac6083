import { Repeat, Repeat1, Shuffle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '../parts/icon-button'
import { useStores } from '../stores-context'
import { useText } from '../use-text'

const icons = { normal: Repeat, random: Shuffle, single: Repeat1 }
const notices = {
  normal: 'notice.modeNormal',
  random: 'notice.modeRandom',
  single: 'notice.modeSingle',
} as const

/** Cycles through the play modes and says which one holds. */
export const ModeButton = observer(function ModeButton({ className }: { className?: string | undefined }) {
  const stores = useStores()
  const { text } = useText()
  const { mode } = stores.queue.queue
  const Icon = icons[mode]
  const cycle = () => {
    stores.queue.cycleMode()
    stores.notices.show('info', notices[stores.queue.queue.mode], { group: 'mode' })
  }
  return (
    <IconButton
      label={text('player.mode', { mode: text(`player.${mode}`) })}
      className={className}
      onClick={cycle}
    >
      <Icon aria-hidden size={20} />
    </IconButton>
  )
})
