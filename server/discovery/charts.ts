import type { ComputedPlaylist, ComputedPlaylists } from '../library/playlists/playlists'
import { createRuleIds } from '../library/playlists/rule-ids'
import type { Database } from '../storage/database'
import { chartRules, type ChartRule, type ToplistType } from './chart-rules'
import type { PlayStatistics } from './play-statistics'
import { looksOf } from './song-looks'
import type { SongPool } from './song-pool'

export interface Chart {
  id: number
  /** Null for charts that are not official. */
  type: ToplistType | null
  songIds: readonly number[]
}

/** Charts are requested as such; they are never recommended as cards. */
export interface Charts extends ComputedPlaylists {
  /** Official charts first. */
  list(): readonly Chart[]
}

interface Options {
  database: Database
  pool: SongPool
  statistics: () => PlayStatistics
  /** Milliseconds since 1970. */
  now: () => number
}

interface Computed {
  chart: Chart
  list: ComputedPlaylist
}

export function createCharts({ database, pool, statistics, now }: Options): Charts {
  const idOf = createRuleIds(database, now)

  const compute = (rule: ChartRule): Computed => {
    const { id, createdMs } = idOf(rule.rule)
    const { type, name, description, updateFrequency, tags, songIds } = rule
    const list = {
      id,
      name,
      copywriter: '',
      description,
      tags,
      trackCount: songIds.length,
      createdMs,
      updatedMs: rule.updatedMs ?? createdMs,
      ...looksOf(database, songIds),
      updateFrequency,
    }
    return { chart: { id, type, songIds }, list }
  }

  let state: {
    revision: number
    statistics: PlayStatistics
    computed: ReadonlyMap<number, Computed>
  } | null = null
  const current = (): ReadonlyMap<number, Computed> => {
    const revision = pool.revision()
    const counted = statistics()
    if (state?.revision === revision && state.statistics === counted) return state.computed
    const rules = chartRules({ database, pool, statistics: counted })
    const computed = database.transaction(() => rules.map(compute))
    state = {
      revision,
      statistics: counted,
      computed: new Map(computed.map((one) => [one.list.id, one])),
    }
    return state.computed
  }

  return {
    list: () => [...current().values()].map(({ chart }) => chart),
    all: () => [],
    byId: (id) => current().get(id)?.list,
    entries(id, limit, offset) {
      const found = current().get(id)
      if (!found) return []
      const atMs = found.list.updatedMs
      return found.chart.songIds.slice(offset, offset + limit).map((songId) => ({ id: songId, atMs }))
    },
    containing: () => [],
  }
}
