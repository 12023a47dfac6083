import type { Screen } from '../../hooks/screen'
import { useTitle } from '../../hooks/use-title'
import { ButtonSamples } from './button-samples'
import { CoverSamples } from './cover-samples'
import { LayerSamples } from './layer-samples'
import { MenuSamples } from './menu-samples'
import { NavigationSamples } from './navigation-samples'
import styles from './parts-screen.module.css'
import { RowSamples } from './row-samples'
import { StateSamples } from './state-samples'
import { useSamples } from './use-samples'

/** Every component in every state. Exists in development only. */
export function PartsScreen() {
  const samples = useSamples()
  useTitle(samples.title)
  return (
    <div className={styles.screen}>
      <header>
        <h1 className={styles.title}>{samples.title}</h1>
        <p className={styles.lead}>{samples.lead}</p>
      </header>
      <ButtonSamples />
      <MenuSamples />
      <LayerSamples />
      <NavigationSamples />
      <RowSamples />
      <StateSamples />
      <CoverSamples />
    </div>
  )
}

export const screen: Screen = { Component: PartsScreen }
