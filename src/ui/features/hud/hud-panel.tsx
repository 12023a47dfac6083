import { Download, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { addHudTexts } from '../../../i18n/add-hud-texts'
import type { HudStore } from '../../../stores/hud/hud-store'
import { useStores } from '../../hooks/stores-context'
import { IconButton } from '../../kit/button/icon-button'
import { saveJsonFile } from '../../kit/save-json-file'
import { useText } from '../../kit/use-text'
import { HudList } from './hud-list'
import styles from './hud-panel.module.css'
import { LongFrameList } from './long-frame-list'
import { TopmostHost } from './topmost-host'

interface HudPanelProps {
  hud: HudStore
  onClose: () => void
}

/** The developers' panel in a corner over any page. Screen readers find it, but are not told of each change. */
export const HudPanel = observer(function HudPanel({ hud, onClose }: HudPanelProps) {
  const { notices } = useStores()
  const { text, i18n } = useText()
  const [host] = useState(() => new TopmostHost())
  const id = useId()
  // before the first text is read
  useState(() => addHudTexts(i18n))

  useEffect(() => {
    hud.start((update) => {
      flushSync(update)
      host.raise()
      // has the layout done now, so that it counts as the panel's
      host.element.getBoundingClientRect()
    })
    return () => {
      hud.stop()
      host.remove()
    }
  }, [hud, host])

  const save = () => {
    saveJsonFile('melisma-report.json', hud.report())
    notices.show('success', 'hud.saved')
  }
  return createPortal(
    <section aria-labelledby={id} className={styles.panel}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {text('hud.title')}
        </h2>
        <IconButton label={text('hud.export')} aria-describedby={`${id}-export`} onClick={save}>
          <Download aria-hidden size={16} />
        </IconButton>
        <IconButton label={text('app.close')} onClick={onClose}>
          <X aria-hidden size={16} />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area has to be reachable by keyboard */}
      <div tabIndex={0} role="group" aria-labelledby={id} className={styles.figures}>
        <HudList hud={hud} />
        <LongFrameList frames={hud.longFrames} />
      </div>
      <p id={`${id}-export`} hidden>
        {text('hud.exportHint')}
      </p>
    </section>,
    host.element,
  )
})
