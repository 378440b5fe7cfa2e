import { Problem } from '@lectern/domain/problems/problems.ts'
import type { Answer } from '../answer.ts'

const mostRedirects = 5

/**
 * The answer at the end of all redirects. `ask` receives whether the key may be sent: only on the `home` origin,
 * and never again after a redirect to another origin. NOT_FOUND if the redirects form a cycle or leave http(s).
 */
export async function followRedirects(
  address: URL,
  home: string,
  ask: (target: URL, mayShowKey: boolean) => Promise<Answer>,
): Promise<Answer> {
  let target = address
  let isHome = true
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    isHome &&= target.origin === home
    // oxlint-disable-next-line no-await-in-loop -- each answer has the next address
    const answer = await ask(target, isHome)
    const location = answer.headers.get('location')
    if (answer.status < 300 || answer.status >= 400 || !location) return answer
    const next = URL.parse(location, target.href)
    if (!next || !/^https?:$/.test(next.protocol)) break
    target = next
  }
  throw new Problem('NOT_FOUND')
}
