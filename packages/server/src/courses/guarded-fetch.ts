import { lookup as systemLookup } from 'node:dns'
import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Problem } from '@lectern/domain/problems/problems.ts'
import ipaddr from 'ipaddr.js'
import { Agent, fetch } from 'undici'
import type { Fetch } from './course-system.ts'

/** Resolves a name to all of its addresses, as `node:dns` does. */
export type Lookup = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** A host that has not accepted a connection by then does not answer. In milliseconds. */
const connectTimeout = 4000

/**
 * A fetch for addresses that users write: it connects to public addresses only, and judges the very address that the
 * name was resolved to, so that no name can lead into our own network. `allowPrivate` is for course systems inside it,
 * and for the sandbox; what a cloud tells its machines about themselves stays out of reach even then.
 */
export function createGuardedFetch({
  allowPrivate,
  lookup = systemLookup,
}: {
  readonly allowPrivate: boolean
  readonly lookup?: Lookup
}): Fetch {
  const mayReach = (address: string) => isWithinReach(address, allowPrivate)
  const dispatcher = new Agent({
    connect: { lookup: lookupAmong(lookup, mayReach), timeout: connectTimeout },
  })
  return async (address, init) => {
    // A numeric address is never looked up.
    const literal = address.hostname.replace(/^\[|\]$/g, '')
    if (ipaddr.isValid(literal) && !mayReach(literal)) throw notAllowed()
    return fetch(address, { ...init, dispatcher })
  }
}

/** The fetch for everyone who does not ask for another. */
export const publicFetch = createGuardedFetch({ allowPrivate: false })

/** Looks names up. One that lies inside as well as outside is up to something, and led nowhere. */
function lookupAmong(lookup: Lookup, mayReach: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      const [first] = found
      if (!first || !found.every(({ address }) => mayReach(address))) return callback(notAllowed(), [])
      return options.all ? callback(null, found) : callback(null, first.address, first.family)
    })
  }
}

const privateRanges = ['private', 'uniqueLocal', 'carrierGradeNat', 'loopback']
/** All of IPv6 that is routed as such; beyond it lie the many ways to write an IPv4 address as another one. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** Where networks without IPv4 find the addresses of IPv4: in the last four bytes (RFC 6052). */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
/** Where clouds tell a machine its own credentials, if not at a link-local address: Azure, Alibaba, Amazon, Google. */
const metadata = ['168.63.129.16', '100.100.100.200', 'fd00:ec2::254', 'fd20:ce::254'].map((address) =>
  ipaddr.parse(address).toNormalizedString(),
)

function isWithinReach(text: string, allowPrivate: boolean): boolean {
  const address = plainAddress(text)
  if (metadata.includes(address.toNormalizedString())) return false
  const range = address.range()
  if (allowPrivate && privateRanges.includes(range)) return true
  return range === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(globalIpv6))
}

/** An IPv4 address in IPv6's clothes is judged as what it is. */
function plainAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const address = ipaddr.process(text)
  return address instanceof ipaddr.IPv6 && address.match(translated)
    ? new ipaddr.IPv4(address.toByteArray().slice(-4))
    : address
}

function notAllowed(): Problem {
  return new Problem('NOT_A_COURSE_SYSTEM', {
    sentence: 'This address is inside a private network, where Lectern does not look for course systems.',
  })
}
