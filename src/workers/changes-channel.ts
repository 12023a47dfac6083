/**
 * The name of the BroadcastChannel on which a core worker tells all others, and every page, which kept replies a change
 * has made stale: the names of endpoints, or `everything`.
 */
export const changesChannel = 'melisma.changes'
