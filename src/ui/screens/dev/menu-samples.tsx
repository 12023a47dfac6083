import {
  CircleUserRound,
  Disc3,
  List,
  ListEnd,
  ListPlus,
  MoreHorizontal,
  Repeat,
  Repeat1,
  Share2,
  Shuffle,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { ContextMenu } from '../../kit/menu/context-menu'
import { MenuButton } from '../../kit/menu/menu-button'
import { MenuLink } from '../../kit/menu/menu-link'
import type { MenuItem } from '../../kit/menu/menu-item'
import styles from './parts-screen.module.css'
import { SampleSection } from './sample-section'
import { useSamples } from './use-samples'

const modes = { normal: Repeat, random: Shuffle, single: Repeat1 }

export function MenuSamples() {
  const samples = useSamples()
  const [chosen, setChosen] = useState<string | null>(null)
  const [mode, setMode] = useState<keyof typeof modes>('normal')

  const line = (key: 'playNext' | 'addTo' | 'share' | 'remove', more: Partial<MenuItem> = {}) => ({
    key,
    label: samples[key],
    onSelect: () => setChosen(samples[key]),
    ...more,
  })
  const songItems: MenuItem[] = [
    line('playNext', { icon: ListEnd }),
    line('addTo', { icon: ListPlus }),
    { key: 'album', label: samples.openAlbum, icon: Disc3, href: '/dev/parts?album=1' },
    line('share', { icon: Share2, disabled: true }),
    { key: 'end', kind: 'divider' },
    line('remove', { icon: Trash2, danger: true }),
  ]
  const modeItems: MenuItem[] = (['random', 'single', 'normal'] as const).map((key) => ({
    key,
    label: samples[key],
    icon: modes[key],
    checked: key === mode,
    onSelect: () => setMode(key),
  }))
  const longItems: MenuItem[] = Array.from({ length: 40 }, (_, at) => ({
    key: String(at),
    label: `${samples.songMenu} ${at + 1}`,
    onSelect: () => setChosen(String(at + 1)),
  }))
  const account = (
    <div className={styles.account}>
      <strong>{samples.nickname}</strong>
      <span>{samples.level}</span>
    </div>
  )
  const ModeIcon = modes[mode]
  return (
    <SampleSection title={samples.menus}>
      <div className={styles.row}>
        <MenuButton label={samples.songMenu} items={songItems} align="start">
          <MoreHorizontal aria-hidden size={20} />
        </MenuButton>
        <MenuLink to="#" current={false} label={samples.hoverMenu} items={songItems} align="center">
          {samples.hoverMenu}
        </MenuLink>
        <MenuButton label={samples.modeMenu} items={modeItems} side="top">
          <ModeIcon aria-hidden size={20} />
        </MenuButton>
        <MenuButton label={samples.accountMenu} items={songItems} header={account}>
          <CircleUserRound aria-hidden size={20} />
        </MenuButton>
        <MenuButton label={samples.longMenu} items={longItems}>
          <List aria-hidden size={20} />
        </MenuButton>
      </div>
      <ContextMenu label={samples.songMenu} items={() => songItems}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys of its menu need a place */}
        <div tabIndex={0} role="group" aria-label={samples.contextHint} className={styles.target}>
          {samples.contextHint}
        </div>
      </ContextMenu>
      <p role="status" className={styles.note}>
        {chosen ? samples.chosen.replace('{{name}}', chosen) : samples.nothingChosen}
      </p>
    </SampleSection>
  )
}
