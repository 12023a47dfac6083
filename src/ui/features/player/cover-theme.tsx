import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { coverColours } from '../../../domain/palette/cover-colours'
import { coverTheme } from '../../../domain/theme/cover-theme'
import { themeProperties } from '../../../domain/theme/theme-properties'
import { useStores } from '../../hooks/stores-context'

/** Returns the custom properties of a theme in the colour of the playing track's cover. Call it in an observer. */
export function useCoverTheme(): CSSProperties {
  const { artwork } = useStores()
  const { tint } = coverColours(artwork.artwork.palette)
  return useMemo(() => themeProperties(coverTheme(tint)), [tint])
}

/** Shows dialogs in the colours of the full player while that is open, otherwise in those of the page. */
export const CoverTheme = observer(function CoverTheme({ children }: { children: ReactNode }) {
  const { shell } = useStores()
  const properties = useCoverTheme()
  const { playerOpen } = shell
  return (
    <div
      data-dark={playerOpen || undefined}
      style={{ display: 'contents', ...(playerOpen ? properties : undefined) }}
    >
      {children}
    </div>
  )
})
