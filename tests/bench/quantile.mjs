/** @param {readonly number[]} numbers @param {number} share 0 to 1 @returns {number} NaN of none */
export const quantile = (numbers, share) => {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
