import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useStores } from '../../hooks/stores-context'
import { useLazyModule } from '../../hooks/use-lazy-module'

const loadHelpSheet = () => import('./help-sheet')

/** Shows the sheet of keyboard shortcuts while it is open; its code is fetched when it is first opened. */
export const HelpLayer = observer(function HelpLayer() {
  const { shell } = useStores()
  const { helpOpen } = shell
  const close = useCallback(() => shell.closeHelp(), [shell])
  const loaded = useLazyModule(helpOpen, loadHelpSheet, close)
  return helpOpen && loaded && <loaded.HelpSheet onClose={close} />
})
