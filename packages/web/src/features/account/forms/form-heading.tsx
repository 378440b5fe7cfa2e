import type { ReactNode } from 'react'

/** The heading of a form, with a sentence about its purpose. */
export function FormHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mb-2.5">
      <h1 className="text-welcome leading-tight font-bold tracking-[-0.02em]">{title}</h1>
      <p className="mt-1.5 text-control text-pretty text-ink-2">{children}</p>
    </div>
  )
}
