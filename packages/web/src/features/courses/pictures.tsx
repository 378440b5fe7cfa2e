/** Drawings of 88 by 64 pixels for empty states. */

export function NothingFoundPicture() {
  return (
    <svg
      width="88"
      height="64"
      viewBox="0 0 88 64"
      fill="none"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden
    >
      <rect x="6" y="8" width="52" height="44" rx="6" className="fill-sunken stroke-line-strong" />
      <path d="M16 22h26M16 32h18" className="stroke-line-strong" />
      <circle cx="58" cy="38" r="14" strokeWidth="3" className="fill-surface stroke-brand" />
      <path d="m68.5 48.5 10 10" strokeWidth="3.6" className="stroke-brand" />
    </svg>
  )
}

export function NoModulesPicture() {
  return (
    <svg width="88" height="64" viewBox="0 0 88 64" fill="none" strokeWidth="2.4" aria-hidden>
      <rect x="12" y="6" width="64" height="13" rx="4" className="fill-band" />
      <g strokeDasharray="4 4" className="stroke-line-strong">
        <rect x="12" y="25" width="64" height="13" rx="4" />
        <rect x="12" y="44" width="64" height="13" rx="4" />
      </g>
    </svg>
  )
}

export function NoAnswerPicture() {
  return (
    <svg
      width="88"
      height="64"
      viewBox="0 0 88 64"
      fill="none"
      strokeWidth="2.4"
      strokeLinecap="round"
      aria-hidden
    >
      <rect x="10" y="8" width="68" height="44" rx="5" className="fill-sunken stroke-line-strong" />
      <path d="M22 24h24M22 34h14" className="stroke-line-strong" />
      <circle cx="68" cy="46" r="13" className="fill-danger-soft stroke-danger" />
      <path d="M68 39.5v7M68 52v.2" strokeWidth="3" className="stroke-danger" />
    </svg>
  )
}
