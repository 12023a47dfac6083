import { lookup, type LookupOptions } from 'node:dns'
import { BlockList, isIP } from 'node:net'

const inner = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inner.addSubnet(net, bits, 'ipv4')

const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')
// documentation, Teredo and 6to4; the last two lead to arbitrary IPv4 addresses
for (const [net, bits] of [
  ['2001:db8::', 32],
  ['2001::', 32],
  ['2002::', 16],
] as const)
  inner.addSubnet(net, bits, 'ipv6')

/** Whether an IP address belongs to the public internet: not to this machine, private networks or special uses. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !inner.check(address, 'ipv4')
  return isIP(address) === 6 && globalUnicast.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

type Found = (error: NodeJS.ErrnoException | null, address: never, family?: number) => void

/** A `lookup` for `http.request` that fails when the name resolves to an address that is not public. */
export function publicLookup(name: string, options: LookupOptions, found: Found): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const wrong = addresses?.find(({ address }) => !isPublicAddress(address))
    if (error || wrong || addresses.length === 0)
      return found(error ?? new Error(`${name} leads to no public address`), '' as never)
    if (options.all) return found(null, addresses as never)
    found(null, addresses[0]!.address as never, addresses[0]!.family)
  })
}
