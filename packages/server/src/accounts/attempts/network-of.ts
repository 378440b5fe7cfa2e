import ipaddr from 'ipaddr.js'

/** Leading 16-bit groups of an IPv6 address that identify the network: one household or server gets a whole /64. */
const networkGroups = 4

/** The network by which attempts are counted: the IPv4 address itself, or the /64 of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, networkGroups)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}
