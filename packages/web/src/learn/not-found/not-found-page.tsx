import { messages } from './messages.ts'

/** The page at an address that is unknown, revoked or expired. */
export function NotFoundPage() {
  return (
    <main className="learn-not-found">
      <svg width="150" height="96" viewBox="0 0 150 96" aria-hidden="true">
        <path d="M8 84h134" />
        <path d="M75 84V44M58 84h34" />
        <path d="M40 46l70-20" strokeWidth="4" />
        <g className="learn-not-found-voice">
          <path d="M24 66v4M126 60v6" opacity=".5" />
          <path d="M50 58v8M62 56v6M90 50v8M102 46v12" strokeDasharray="2 5" />
        </g>
      </svg>
      <h1>{messages.title}</h1>
      <p>{messages.hint}</p>
    </main>
  )
}
