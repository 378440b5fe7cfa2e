import { Dialog } from '../../ui/overlays/dialog.tsx'
import { releases } from './changes.ts'
import { messages } from './messages.ts'
import { stretchesOf } from './read-changes.ts'

const looks = { words: '', name: 'font-strong text-ink', code: 'font-mono text-sm' } as const

/** The changes for users, from CHANGELOG.md of this build, which is in English. */
export function WhatsNew({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={messages.whatsNew} width="wide" textOnly>
      <div className="grid gap-6">
        {releases.map(({ version, changes }, index) => (
          <section key={version} aria-labelledby={`news-${index}`}>
            <h3 id={`news-${index}`} className="mb-2 font-strong">
              {index === 0 ? messages.latest : messages.version(version)}
            </h3>
            <ul dir="ltr" className="grid list-disc gap-2 ps-5 text-ink-2">
              {changes.map((change) => (
                <li key={change} lang="en">
                  {stretchesOf(change).map(({ kind, text }, place) => (
                    <span key={`${place} ${text}`} className={looks[kind]}>
                      {text}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
