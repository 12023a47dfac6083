type Size = 2 | 4 | 8

/** Returns the bytes of a number, the lowest first. */
export function littleEndian(value: number, size: Size = 4): Buffer {
  const bytes = Buffer.alloc(size)
  if (size === 8) bytes.writeBigUInt64LE(BigInt(value))
  else bytes.writeUIntLE(value, 0, size)
  return bytes
}

/** Returns the bytes of a number, the highest first. */
export function bigEndian(value: number, size: Size = 4): Buffer {
  return littleEndian(value, size).reverse()
}
