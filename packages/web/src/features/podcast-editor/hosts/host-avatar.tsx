import type { Host } from '@lectern/domain/podcast/podcast.ts'
import { classes } from '../../../ui/classes.ts'

const looks = { ALEX: 'bg-brand-soft-2 text-brand-text', JAMIE: 'bg-accent-soft-2 text-accent-text' } as const
const sizes = { small: 'size-5.5 text-xs', medium: 'size-8 text-sm md:size-9' } as const

/** The first letter of a host in the host's colour. Screen readers skip it, because the name is beside it. */
export function HostAvatar({ host, size = 'medium' }: { host: Host; size?: keyof typeof sizes }) {
  return (
    <span
      aria-hidden
      className={classes('grid shrink-0 place-items-center rounded-full font-bold', looks[host], sizes[size])}
    >
      {host.charAt(0)}
    </span>
  )
}
