/**
 * Finds circles in a graph by depth-first search.
 * @param {Map<string, Iterable<string>>} graph
 * @returns {string[]} one line for each circle
 */
export function cycles(graph) {
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map()
  /** @type {string[]} */
  const found = []
  /** @param {string} node @param {string[]} path */
  const visit = (node, path) => {
    if (state.get(node) === 'done') return
    if (state.get(node) === 'open') {
      found.push(`cycle: ${[...path.slice(path.indexOf(node)), node].join(' → ')}`)
      return
    }
    state.set(node, 'open')
    for (const next of graph.get(node) ?? []) visit(next, [...path, node])
    state.set(node, 'done')
  }
  for (const node of graph.keys()) visit(node, [])
  return found
}

/**
 * Turns a graph of files into one of the rooms of a root folder: its direct subfolders, and its loose files.
 * @param {Map<string, string[]>} files
 * @param {string} root such as `server`
 * @returns {Map<string, Set<string>>}
 */
export function roomGraph(files, root) {
  /** @param {string} path */
  const roomOf = (path) =>
    path
      .split('/')
      .slice(0, root.split('/').length + 1)
      .join('/')
  /** @type {Map<string, Set<string>>} */
  const rooms = new Map()
  for (const [from, targets] of files) {
    if (!from.startsWith(`${root}/`)) continue
    const room = roomOf(from)
    const named = rooms.get(room) ?? new Set()
    rooms.set(room, named)
    for (const to of targets) if (to.startsWith(`${root}/`) && roomOf(to) !== room) named.add(roomOf(to))
  }
  return rooms
}
