import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useStores } from '../stores-context'
import { useText } from '../use-text'
import { restTexts } from './rest-texts'
import { SpectrumCanvas } from './spectrum-canvas'
import styles from './spectrum-place.module.css'
import { useSpectrumRest } from './use-spectrum-rest'

interface SpectrumPlaceProps {
  /** False while something lies over the place. */
  uncovered: boolean
  /** Gives the spectrum its size and colour. */
  className?: string | undefined
  /** Of the text that stands there while it rests. */
  noteClassName?: string | undefined
}

/**
 * Where a spectrum is drawn while the listener has switched it on; a short text says why where it cannot be.
 * To a listener who wants less motion the place is not there.
 */
export const SpectrumPlace = observer(function SpectrumPlace(props: SpectrumPlaceProps) {
  const { settings, spectrum } = useStores()
  const { text } = useText()
  const [losses, setLosses] = useState(0)
  useEffect(() => spectrum.observe({ lost: () => setLosses((before) => before + 1) }), [spectrum])
  const rest = useSpectrumRest()
  if (!settings.values.musicFrequency || rest === 'still') return null
  if (rest) return <p className={props.noteClassName}>{text(restTexts[rest])}</p>
  return <Drawn key={losses} {...props} />
})

const Drawn = observer(function Drawn({ uncovered, className = '' }: SpectrumPlaceProps) {
  const { spectrum, tier } = useStores()
  const host = useRef<HTMLDivElement>(null)
  const canvas = useRef<SpectrumCanvas | null>(null)
  const first = useRef(tier.tier)

  useEffect(() => {
    if (!host.current) return
    const made = new SpectrumCanvas(host.current, spectrum, first.current)
    canvas.current = made
    return () => {
      canvas.current = null
      made.dispose()
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
