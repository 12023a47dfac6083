import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useStores } from '../../hooks/stores-context'
import { SpectrumCanvas } from './spectrum-canvas'
import styles from './spectrum-place.module.css'
import { useSpectrumRest } from './use-spectrum-rest'

interface SpectrumPlaceProps {
  /** False while something covers the spectrum. */
  uncovered: boolean
  /** Sets the size and colour of the spectrum. */
  className?: string | undefined
}

/** The spectrum, if it is switched on and can be drawn; its switch says why if it cannot. */
export const SpectrumPlace = observer(function SpectrumPlace(props: SpectrumPlaceProps) {
  const { settings, spectrum } = useStores()
  const [contextLosses, setContextLosses] = useState(0)
  useEffect(() => spectrum.observe({ lost: () => setContextLosses((before) => before + 1) }), [spectrum])
  const rest = useSpectrumRest()
  if (!settings.values.musicFrequency || rest) return null
  return <SpectrumHost key={contextLosses} {...props} />
})

const SpectrumHost = observer(function SpectrumHost({ uncovered, className = '' }: SpectrumPlaceProps) {
  const { spectrum, tier } = useStores()
  const host = useRef<HTMLDivElement>(null)
  const canvas = useRef<SpectrumCanvas | null>(null)
  const first = useRef(tier.tier)

  useEffect(() => {
    if (!host.current) return
    const created = new SpectrumCanvas(host.current, spectrum, first.current)
    canvas.current = created
    return () => {
      canvas.current = null
      created.dispose()
    }
  }, [spectrum])

  useEffect(() => {
    first.current = tier.tier
    canvas.current?.setTier(tier.tier)
  }, [tier.tier])

  useEffect(() => {
    canvas.current?.setUncovered(uncovered)
  }, [uncovered])
  return <div ref={host} aria-hidden className={`${styles.host} ${className}`} />
})
