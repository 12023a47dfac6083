import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { useStores } from '../stores-context'

/** The sheet of keys while it is asked for; its code is fetched with the first press. */
export const HelpLayer = observer(function HelpLayer() {
  const { shell, notices } = useStores()
  const [loaded, setLoaded] = useState<{ Sheet: ComponentType<{ onClose: () => void }> } | null>(null)
  const { helpOpen } = shell

  useEffect(() => {
    if (!helpOpen || loaded) return
    let wanted = true
    const load = async () => {
      try {
        const { HelpSheet } = await import('./help-sheet')
        setLoaded({ Sheet: HelpSheet })
      } catch {
        if (!wanted) return
        shell.closeHelp()
        notices.fail({ kind: 'offline' })
      }
    }
    void load()
    return () => {
      wanted = false
    }
  }, [helpOpen, loaded, shell, notices])

  return helpOpen && loaded ? <loaded.Sheet onClose={() => shell.closeHelp()} /> : null
})
