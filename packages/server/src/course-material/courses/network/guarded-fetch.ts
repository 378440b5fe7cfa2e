import { lookup as systemLookup } from 'node:dns'
import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Problem } from '@lectern/domain/problems/problems.ts'
import ipaddr from 'ipaddr.js'
import { Agent, fetch } from 'undici'
import type { Fetch } from '../course-system.ts'

/** Resolves a name to all of its addresses, as `node:dns` does. */
export type Lookup = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/** Connection timeout in milliseconds. */
const connectTimeout = 4000

/**
 * A fetch for addresses that users enter. It connects to public addresses only. It checks the resolved address
 * itself, so that no name can lead into the server's own network. `allowPrivate` is for course systems in private
 * networks and for the sandbox; cloud metadata addresses stay blocked even then.
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
    // A numeric address needs no lookup.
    const literal = address.hostname.replace(/^\[|\]$/g, '')
    if (ipaddr.isValid(literal) && !mayReach(literal)) throw notAllowed()
    return fetch(address, { ...init, dispatcher })
  }
}

/** The default fetch: public addresses only. */
export const publicFetch = createGuardedFetch({ allowPrivate: false })

/** Resolves host names. Rejects a name that resolves to both public and private addresses (DNS rebinding). */
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
/** All globally routed IPv6 addresses. Other ranges contain many encodings of IPv4 addresses. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** The range into which networks without IPv4 translate IPv4 addresses: in the last four bytes (RFC 6052). */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96')
/** Metadata addresses of clouds that are not link-local: Azure, Alibaba, Amazon, Google. */
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

/** IPv4-mapped IPv6 addresses are checked as IPv4 addresses. */
function plainAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 {
  const address = ipaddr.process(text)
  return address instanceof ipaddr.IPv6 && address.match(translated)
    ? new ipaddr.IPv4(address.toByteArray().slice(-4))
    : address
}

function notAllowed(): Problem {
  return new Problem('NOT_A_COURSE_SYSTEM', {
    reason: 'privateNetwork',
  })
}
