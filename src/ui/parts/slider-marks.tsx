import type { CSSProperties } from 'react'
import styles from './slider-marks.module.css'

interface SliderMarksProps {
  marks: readonly number[]
  min: number
  max: number
}

/** Numbers under the rail of a slider, where its thumb stands for them. */
export function SliderMarks({ marks, min, max }: SliderMarksProps) {
  return (
    <span aria-hidden className={styles.marks}>
      {marks.map((mark) => (
        <span
          key={mark}
          className={styles.mark}
          style={{ '--at': (mark - min) / (max - min) } as CSSProperties}
        >
          {mark}
        </span>
      ))}
    </span>
  )
}
