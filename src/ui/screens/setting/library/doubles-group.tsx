import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { DoubleGroup, DoubleTrack } from '../../../../contract/replies/library'
import { formatBytes } from '../../../../domain/format/format-bytes'
import { formatTime } from '../../../../domain/format/format-time'
import { formatName } from '../../../../domain/library/format-name'
import { GrowingList } from '../../../../stores/library/growing-list'
import { useStores } from '../../../hooks/stores-context'
import { Segments } from '../../../kit/form/segments'
import { useText } from '../../../kit/use-text'
import { SettingGroup } from '../setting-group'
import styles from './doubles-group.module.css'
import { ReportList } from './report-list'
import { ReportRow } from './report-row'

type DoubleKind = 'same' | 'similar'

const pageSize = 200

/** Songs that the library has twice: with the same sound, or with the same names and length. */
export const DoublesGroup = observer(function DoublesGroup() {
  const { text } = useText()
  const [kind, setKind] = useState<DoubleKind>('same')
  return (
    <SettingGroup id="doubles" title={text('libraryReport.doubles')}>
      <div role="radiogroup" aria-label={text('libraryReport.doubles')} className={styles.kinds}>
        <Segments
          value={kind}
          options={[
            { value: 'same', name: text('libraryReport.same') },
            { value: 'similar', name: text('libraryReport.similar') },
          ]}
          onChange={setKind}
        />
      </div>
      <DoublesList key={kind} kind={kind} />
    </SettingGroup>
  )
})

/** A track of a group, and whether it is the first of that. */
interface Row {
  id: number
  track: DoubleTrack
  first: boolean
}

const counts = { same: 'libraryReport.sameCount', similar: 'libraryReport.similarCount' } as const
const nothing = { same: 'libraryReport.noSame', similar: 'libraryReport.noSimilar' } as const

const DoublesList = observer(function DoublesList({ kind }: { kind: DoubleKind }) {
  const { backend } = useStores()
  const { text, language } = useText()
  const [list] = useState(
    () =>
      new GrowingList<DoubleGroup>({
        fetchPage: (offset, signal) =>
          backend.call('libraryDoubles', { kind, limit: pageSize, offset }, { signal }),
        pageSize,
      }),
  )
  const rows = list.items.flatMap(({ tracks }) =>
    tracks.map((track, at): Row => ({ id: track.id, track, first: at === 0 })),
  )
  return (
    <>
      {list.total !== null && (
        <p className={styles.count}>
          {list.total > 0 ? text(counts[kind], { count: list.total }) : text(nothing[kind])}
        </p>
      )}
      <ReportList list={list} rows={rows} label={text(`libraryReport.${kind}`)}>
        {({ track, first }) => (
          <ReportRow
            title={track.name}
            to={`/song?id=${track.id}`}
            detail={[
              track.artists,
              track.album,
              formatName(track.container, track.codec),
              formatBytes(track.size, language),
              formatTime(track.duration),
            ].join(' · ')}
            place={`${track.place.folder}/${track.place.name}`}
            first={first}
          />
        )}
      </ReportList>
    </>
  )
})
