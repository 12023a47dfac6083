import { ListMusic, MessageCircle } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useNavigate, useRevalidator } from 'react-router'
import type { PlaylistDetail } from '../../../contract/replies/playlist'
import { threadPath } from '../../../domain/comments/comment-thread'
import { formatCount } from '../../../domain/format/format-count'
import { formatDay } from '../../../domain/format/format-day'
import type { Result } from '../../../contract/result'
import type { GrowingTracks } from '../../../stores/library/growing-tracks'
import { CollectButton } from '../../features/cards/collect-button'
import { KeepButton } from '../../features/offline/keep-button'
import { CollectionMenu } from '../../features/cards/collection-menu'
import { useExportItem } from '../../features/playlists/use-export-item'
import { useOwnPlaylistMenu } from '../../features/playlists/use-own-playlist-menu'
import { ButtonLink } from '../../kit/button/button-link'
import { CollectionHeader } from '../../features/cards/collection-header'
import type { MenuItem } from '../../kit/menu/menu-item'
import { useStores } from '../../hooks/stores-context'
import { useSettledValue } from '../../kit/use-settled-value'
import { useText } from '../../kit/use-text'

interface PlaylistHeadProps {
  playlist: PlaylistDetail
  tracks: Promise<Result<GrowingTracks>>
}

/** The head of a playlist: its facts, and buttons for the whole of it. */
export const PlaylistHead = observer(function PlaylistHead({ playlist, tracks }: PlaylistHeadProps) {
  const { player, session } = useStores()
  const { text, language } = useText()
  const { id, name, creator, trackCount, playCount, createdMs, updatedMs } = playlist
  const own = creator !== null && creator.userId === session.profile?.userId
  const count = Math.max(0, trackCount - (useSettledValue(tracks)?.removedCount ?? 0))
  const [created, updated] = [formatDay(createdMs), formatDay(updatedMs)]
  const loadTracks = async () => {
    const list = await tracks
    return list.ok ? list.value.loadAll() : list
  }
  const play = () => player.loadAndPlay(loadTracks, id)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { editItem, deleteItem, dialog } = useOwnPlaylistMenu({
    playlist,
    onEdited: () => void revalidate(),
    onDeleted: () => void navigate('/user/playlists', { replace: true }),
  })
  const exportItem = useExportItem()(playlist)
  const ownItems: MenuItem[] = [
    editItem,
    { key: 'manage', label: text('collection.manage'), icon: ListMusic, href: '/user/playlists' },
  ]
  return (
    <CollectionHeader
      kind={playlist.isPrivate ? text('collection.private') : text('collection.playlist')}
      name={name}
      cover={playlist.cover}
      description={playlist.description}
      facts={[
        creator ? text('collection.by', { name: creator.nickname }) : '',
        text('list.tracks', { count }),
        playCount > 0 ? text('collection.plays', { count: formatCount(playCount, language) }) : '',
        created && text('collection.created', { day: created }),
        updated && updated !== created ? text('collection.updated', { day: updated }) : '',
      ]}
      tags={playlist.tags.map((tag) => ({
        name: tag,
        to: `/discover/playlists?${new URLSearchParams({ cat: tag, page: '1' })}`,
      }))}
      onPlay={() => void play()}
    >
      {!own && <CollectButton kind="playlist" id={id} />}
      <KeepButton list={{ kind: 'playlist', id, name, cover: playlist.cover }} loadTracks={loadTracks} />
      <ButtonLink data-compact to={threadPath({ topic: 'playlist', id })}>
        <MessageCircle aria-hidden size={18} />
        <span>{text('collection.comments')}</span>
      </ButtonLink>
      <CollectionMenu
        name={name}
        path={`/playlist?id=${id}`}
        items={own ? [...ownItems, exportItem] : [exportItem]}
        lastItem={own && !playlist.isLikes ? deleteItem : null}
      />
      {dialog}
    </CollectionHeader>
  )
})
