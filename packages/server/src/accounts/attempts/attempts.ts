import { Problem } from '@lectern/domain/problems/problems.ts'
import type { AttemptLimit, AttemptStore } from '../store/attempt-store.ts'
import { normaliseEmail } from '../normalise-email.ts'
import { networkOf } from './network-of.ts'

/**
 * Limits for guesses at one kind of secret. `perPair` limits a stranger without affecting the owner. `perNetwork`
 * and `perAccount` are shared with others, so they only slow further guesses.
 */
export interface GuessRule {
  /** Prefix of the names of its counters. */
  readonly name: string
  readonly windowMinutes: number
  /** Attempts on one account from one network. */
  readonly perPair: number
  /** Attempts from one network until each further attempt needs a pause. A whole school may share a network. */
  readonly perNetwork: number
  /** Attempts on one account until each further attempt needs a pause. */
  readonly perAccount: number
  /** Pauses grow to this maximum: 1, 2, 4 … seconds. */
  readonly longestPauseSeconds: number
}

/** The account and the origin of a guess. */
export interface Guess {
  readonly account: string
  /** Network address of the caller. */
  readonly address: string
  /** Id of a device on which the owner logged in before. Its attempts are counted separately. */
  readonly device?: string | undefined
}

/** Counts attempts before they are checked, so that simultaneous attempts cannot exceed a limit. */
export interface Attempts {
  /** Counts one attempt under one name. TOO_MANY_ATTEMPTS above the limit. */
  limit(limit: AttemptLimit): Promise<void>
  /** Counts several attempts under one name. Returns how many of them are within the limit. */
  admit(limit: AttemptLimit, attempts: number): Promise<number>
  /**
   * Rejects with TOO_MANY_ATTEMPTS above a limit of the rule. Call the returned function if the guess was correct.
   */
  guess(rule: GuessRule, guess: Guess): Promise<() => Promise<void>>
  /** Deletes the counted attempts on an account, for its owner at this address. */
  forget(rule: GuessRule, guess: Guess): Promise<void>
}

export function createAttempts(store: AttemptStore, now: () => Date = () => new Date()): Attempts {
  async function secondsOver(limit: AttemptLimit): Promise<number> {
    const { attempts, windowEndsAt } = await store.count(limit, now())
    return attempts > limit.most ? secondsUntil(windowEndsAt, now()) : 0
  }

  /** Seconds of the pause after more than `most` attempts; 0 if this attempt is admitted. */
  async function secondsOfPause(rule: GuessRule, name: string, most: number): Promise<number> {
    const pauses = Math.ceil(Math.log2(rule.longestPauseSeconds))
    const limit = { name, most: most + pauses, windowMinutes: rule.windowMinutes }
    const { attempts } = await store.count(limit, now())
    const excess = attempts - most
    if (excess <= 0) return 0
    const pauseSeconds = Math.min(rule.longestPauseSeconds, 2 ** (excess - 1))
    const pausedUntil = await store.takeTurn(`${name} pause`, pauseSeconds * 1000, now())
    return pausedUntil ? secondsUntil(pausedUntil, now()) : 0
  }

  return {
    async limit(limit) {
      const seconds = await secondsOver(limit)
      if (seconds > 0) throw tooMany(seconds)
    },

    async admit(limit, wanted) {
      const { attempts } = await store.count(limit, now(), wanted)
      return Math.max(0, Math.min(wanted, limit.most - (attempts - wanted)))
    },

    async guess(rule, guess) {
      const names = namesOf(rule, guess)
      const { windowMinutes } = rule
      const pair = names.device ?? names.pair
      const steps: [name: string, check: () => Promise<number>][] = [
        [pair, () => secondsOver({ name: pair, most: rule.perPair, windowMinutes })],
      ]
      if (!names.device) {
        steps.push(
          [names.network, () => secondsOfPause(rule, names.network, rule.perNetwork)],
          [names.account, () => secondsOfPause(rule, names.account, rule.perAccount)],
        )
      }
      const counted: string[] = []
      for (const [name, check] of steps) {
        // oxlint-disable-next-line no-await-in-loop -- an attempt refused by one counter must not count in the next
        const seconds = await check()
        if (seconds > 0) {
          // oxlint-disable-next-line no-await-in-loop -- the last step
          await store.giveBack(counted)
          throw tooMany(seconds)
        }
        counted.push(name)
      }
      return async () => {
        await store.forget([pair])
        await store.giveBack(counted.slice(1))
      }
    },

    async forget(rule, guess) {
      const { pair, account } = namesOf(rule, guess)
      await store.forget([pair, account, `${account} pause`])
    },
  }
}

function namesOf(rule: GuessRule, { account, address, device }: Guess) {
  const [ofAccount, network] = [normaliseEmail(account), networkOf(address)]
  return {
    pair: `${rule.name} of ${ofAccount} from ${network}`,
    network: `${rule.name} from ${network}`,
    account: `${rule.name} of ${ofAccount}`,
    device: device && `${rule.name} of ${ofAccount} on ${device}`,
  }
}

const secondsUntil = (end: Date, now: Date) => Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000))

const tooMany = (seconds: number) => new Problem('TOO_MANY_ATTEMPTS', { retryAfterSeconds: seconds })
