/** The first column is text, the others are figures. @param {string[]} head @param {string[][]} rows */
export const markdownTable = (head, rows) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
