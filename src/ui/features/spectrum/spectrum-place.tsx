import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useStores } from '../../hooks/stores-context'
import { useText } from '../../kit/use-text'
import { spectrumRestTexts } from './use-spectrum-rest'
import { SpectrumCanvas } from './spectrum-canvas'
import styles from './spectrum-place.module.css'
import { useSpectrumRest } from './use-spectrum-rest'

interface SpectrumPlaceProps {
  /** False while something covers the spectrum. */
  uncovered: boolean
  /** Sets the size and colour of the spectrum. */
  className?: string | undefined
  /** Of the text shown in place of the spectrum. */
  noteClassName?: string | undefined
}

/**
 * The spectrum, if it is switched on in the settings, or a short text that says why it cannot be drawn. Nothing with
 * reduced motion.
 */
export const SpectrumPlace = observer(function SpectrumPlace(props: SpectrumPlaceProps) {
  const { settings, spectrum } = useStores()
  const { text } = useText()
  const [contextLosses, setContextLosses] = useState(0)
  useEffect(() => spectrum.observe({ lost: () => setContextLosses((before) => before + 1) }), [spectrum])
  const rest = useSpectrumRest()
  if (!settings.values.musicFrequency || rest === 'still') return null
  if (rest) return <p className={props.noteClassName}>{text(spectrumRestTexts[rest])}</p>
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
