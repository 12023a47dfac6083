import { Bell, MoreHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../kit/button/button'
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog'
import { Drawer } from '../../kit/dialog/drawer'
import { MenuButton } from '../../kit/menu/menu-button'
import { Modal } from '../../kit/dialog/modal'
import { StatePanel } from '../../kit/state/state-panel'
import { useStores } from '../../hooks/stores-context'
import styles from './parts-screen.module.css'
import { SampleSection } from './sample-section'
import { useSamples } from './use-samples'

type Layer = 'question' | 'danger' | 'modal' | 'drawer'

export function LayerSamples() {
  const samples = useSamples()
  const { notices } = useStores()
  const [layer, setLayer] = useState<Layer | null>(null)
  const close = () => setLayer(null)
  const tell = () => {
    notices.show('info', 'notice.modeRandom')
    notices.show('success', 'notice.modeNormal')
    notices.show('error', 'failure.offline')
  }
  return (
    <SampleSection title={samples.dialogs}>
      <div className={styles.row}>
        <Button onClick={() => setLayer('question')}>{samples.question}</Button>
        <Button onClick={() => setLayer('danger')}>{samples.dangerQuestion}</Button>
        <Button onClick={() => setLayer('modal')}>{samples.modal}</Button>
        <Button onClick={() => setLayer('drawer')}>{samples.drawer}</Button>
        <Button onClick={tell}>{samples.notices}</Button>
      </div>
      {layer === 'question' && (
        <ConfirmDialog
          title={samples.logout}
          message={samples.questionText}
          confirmLabel={samples.logout}
          onConfirm={tell}
          onClose={close}
        />
      )}
      {layer === 'danger' && (
        <ConfirmDialog
          title={samples.danger}
          message={samples.dangerText}
          confirmLabel={samples.delete}
          danger
          onConfirm={tell}
          onClose={close}
        />
      )}
      {layer === 'modal' && (
        <Modal title={samples.modal} onClose={close}>
          <p>{samples.modalText}</p>
          <MenuButton
            label={samples.songMenu}
            align="start"
            items={[{ key: 'next', label: samples.playNext, onSelect: tell }]}
          >
            <MoreHorizontal aria-hidden size={20} />
          </MenuButton>
        </Modal>
      )}
      {layer === 'drawer' && (
        <Drawer title={samples.drawer} note={samples.level} onClose={close}>
          <StatePanel icon={Bell} title={samples.empty} hint={samples.emptyHint} />
        </Drawer>
      )}
    </SampleSection>
  )
}
