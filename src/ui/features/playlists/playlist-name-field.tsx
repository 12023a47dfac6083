import type { ComponentProps } from 'react'
import { textLimits } from '../../../contract/text-limits'
import { TextField } from '../../kit/form/text-field'
import { useText } from '../../kit/use-text'

/** The field for the name of a playlist. */
export function PlaylistNameField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  const { text } = useText()
  return (
    <TextField
      type="text"
      label={text('playlists.name')}
      maxLength={textLimits.playlistName}
      autoComplete="off"
      {...props}
    />
  )
}
