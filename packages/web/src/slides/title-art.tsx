import { type ReactNode, useId } from 'react'
import type { ThemeCategory } from '@lectern/domain/theme/theme.ts'

/** The drawing beside the title of a slideshow, in the motif and the colours of its theme. */
export function TitleArt({ family }: { readonly family: ThemeCategory }) {
  const glow = useId()
  return (
    <svg className="slide-art" viewBox="0 0 560 720" aria-hidden="true">
      {arts[family](glow)}
    </svg>
  )
}

const primary = 'var(--slide-primary)'
const secondary = 'var(--slide-secondary)'
const accent = 'var(--slide-accent)'

/** Each is given an id of its own for what it has to name within the page. */
const arts: Readonly<Record<ThemeCategory, (id: string) => ReactNode>> = {
  educational: risingDisc,
  corporate: risingLine,
  creative: orbits,
  minimal: horizon,
}

function risingDisc() {
  return (
    <>
      <circle cx="392" cy="330" r="286" fill={primary} opacity=".1" />
      <circle cx="392" cy="330" r="206" fill={primary} opacity=".14" />
      <path d="M190 330a202 202 0 0 1 404 0z" fill={primary} />
      <path d="M272 330a120 120 0 0 1 240 0z" fill={secondary} />
      <circle cx="392" cy="330" r="46" fill={accent} />
      <path
        d="M392 246v-34M333 271l-24-24M451 271l24-24M308 330h-34M476 330h34"
        stroke={accent}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path
        d="M222 392v26M266 392v74M310 392v132M354 392v96M398 392v176M442 392v116M486 392v66M530 392v36"
        stroke={primary}
        strokeWidth="12"
        strokeLinecap="round"
        opacity=".85"
      />
    </>
  )
}

function risingLine() {
  const lines = [80, 160, 240, 320, 400, 480].map((at) => `M${at} 0v720`)
  const rows = [80, 160, 240, 320, 400, 480, 560, 640].map((at) => `M0 ${at}h560`)
  return (
    <>
      <path d={[...lines, ...rows].join('')} stroke="var(--slide-soft)" opacity=".2" />
      <path d="M80 560 240 400l80 80 160-240 80-40v520H80z" fill={primary} opacity=".13" />
      <path
        d="M80 560 240 400l80 80 160-240 80-40"
        fill="none"
        stroke={primary}
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <g fill="var(--slide-card)" stroke={accent} strokeWidth="5">
        <circle cx="240" cy="400" r="11" />
        <circle cx="320" cy="480" r="11" />
        <circle cx="480" cy="240" r="11" />
      </g>
      <circle cx="480" cy="240" r="34" fill="none" stroke={accent} strokeWidth="2" opacity=".6" />
    </>
  )
}

function orbits(id: string) {
  const glows = [
    { name: 'primary', color: primary, cx: 400, cy: 250, r: 250, opacity: 0.75 },
    { name: 'secondary', color: secondary, cx: 300, cy: 470, r: 230, opacity: 0.7 },
    { name: 'accent', color: accent, cx: 500, cy: 480, r: 180, opacity: 0.55 },
  ]
  return (
    <>
      {glows.map(({ name, color, opacity, ...circle }) => (
        <g key={name}>
          <radialGradient id={`${id}-${name}`}>
            <stop stopColor={color} stopOpacity={opacity} />
            <stop offset=".45" stopColor={color} stopOpacity={opacity * 0.75} />
            <stop offset="1" stopColor={color} stopOpacity="0" />
          </radialGradient>
          <circle {...circle} fill={`url("#${id}-${name}")`} />
        </g>
      ))}
      <g fill="none" stroke="#fff">
        <circle cx="380" cy="360" r="120" strokeWidth="3" opacity=".9" />
        <circle cx="380" cy="360" r="176" strokeWidth="2" opacity=".5" />
        <circle cx="380" cy="360" r="236" strokeWidth="1.5" opacity=".3" />
      </g>
      <g fill="#fff">
        <circle cx="380" cy="360" r="62" opacity=".95" />
        <circle cx="547" cy="304" r="13" />
        <circle cx="290" cy="440" r="9" />
        <circle cx="208" cy="200" r="7" />
      </g>
    </>
  )
}

function horizon() {
  return (
    <>
      <path d="M190 360a230 230 0 0 1 460 0z" fill="var(--slide-card)" />
      <g fill="none" stroke="var(--slide-text)" strokeWidth="2">
        <circle cx="420" cy="360" r="230" />
        <path d="M190 360h370" />
      </g>
      <circle cx="257" cy="197" r="20" fill={accent} />
    </>
  )
}
