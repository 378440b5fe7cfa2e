import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { Problem } from '@lectern/domain/problems/problems.ts'
import ipaddr from 'ipaddr.js'
import { Agent, fetch } from 'undici'
import type { Fetch } from './course-system.ts'

/**
 * A fetch for addresses that users write: it connects to public addresses only, and judges the very address that the
 * name was resolved to, so that no name can lead into our own network. `allowPrivate` is for course systems inside it,
 * and for the sandbox.
 */
export function createGuardedFetch({ allowPrivate }: { allowPrivate: boolean }): Fetch {
  const dispatcher = new Agent(allowPrivate ? {} : { connect: { lookup: lookupPublic } })
  return async (address, init) => {
    // A numeric address is never looked up.
    const literal = address.hostname.replace(/^\[|\]$/g, '')
    if (!allowPrivate && ipaddr.isValid(literal) && !isPublic(literal)) throw notAllowed()
    return fetch(address, { ...init, dispatcher })
  }
}

const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, [])
    const addresses = found.filter(({ address }) => isPublic(address))
    const [first] = addresses
    if (!first) return callback(notAllowed(), [])
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family)
  })
}

/** The fetch for everyone who does not ask for another. */
export const publicFetch = createGuardedFetch({ allowPrivate: false })

function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast'
}

function notAllowed(): Problem {
  return new Problem('NOT_A_COURSE_SYSTEM', {
    sentence: 'This address is inside a private network, where Lectern does not look for course systems.',
  })
}
