/**
 * The name of the channel on which each core worker tells all others and every page what a change has made untrue: the
 * names of rows of the endpoint table, or `everything`.
 */
export const changesChannel = 'melisma.changes'
