import { drawTitle } from '@lectern/domain/title-art/draw-title.ts'
import type { Shape } from '@lectern/domain/title-art/drawing.ts'
import './title-art.css'

interface TitleArtProps {
  readonly title: string
  readonly subtitle?: string
}

/** The drawing of a title, made of nine shapes. The family of the theme colours it with CSS (`stage/families/`). */
export function TitleArt({ title, subtitle }: TitleArtProps) {
  return (
    <svg className="slide-art" viewBox="0 0 560 720" aria-hidden="true">
      {drawTitle(title, subtitle).map((shape, index) => (
        // Shapes are identified by their place.
        <DrawnShape key={index} {...shape} />
      ))}
    </svg>
  )
}

function DrawnShape(shape: Shape) {
  const { x, y, role } = shape
  const filled = { 'data-role': role }
  switch (shape.shape) {
    case 'disc':
      return <circle {...filled} cx={x} cy={y} r={shape.r} />
    case 'ring':
      return <circle {...stroked(role, shape.width)} cx={x} cy={y} r={shape.r} />
    case 'half': {
      const { r, height = r, turn } = shape
      return (
        <path
          {...filled}
          d={`M${x - r} ${y}a${r} ${height} 0 0 1 ${2 * r} 0z`}
          transform={turned(turn, x, y)}
        />
      )
    }
    case 'lens': {
      const half = shape.length / 2
      const d = `M${x - half} ${y}Q${x} ${y - shape.height} ${x + half} ${y}Q${x} ${y + shape.height} ${x - half} ${y}z`
      return <path {...filled} d={d} transform={turned(shape.turn, x, y)} />
    }
    case 'bar': {
      const { across, down, radius, turn } = shape
      const transform = turned(turn, x + across / 2, y + down / 2)
      return <rect {...filled} x={x} y={y} width={across} height={down} rx={radius} transform={transform} />
    }
    case 'arcade':
      return <path {...filled} fillRule="evenodd" d={arcade(shape)} />
    case 'arc': {
      const [start, end] = [pointAt(shape, shape.from), pointAt(shape, shape.to)]
      const large = shape.to - shape.from > 180 ? 1 : 0
      return (
        <path {...stroked(role, shape.width)} d={`M${start}A${shape.r} ${shape.r} 0 ${large} 1 ${end}`} />
      )
    }
    case 'wave': {
      const { length, height, waves, width, turn } = shape
      const one = length / waves
      const d = `M${x} ${y}q${one / 2} ${-height} ${one} 0${`t${one} 0`.repeat(waves - 1)}`
      return <path {...stroked(role, width)} d={d} transform={turned(turn, x, y)} />
    }
    case 'dots': {
      const { columns, rows, gap } = shape
      const points = Array.from(
        { length: columns * rows },
        (_, index) => `M${x + (index % columns) * gap} ${y + Math.floor(index / columns) * gap}h.01`,
      )
      return <path {...stroked(role, 3)} data-dots d={points.join('')} />
    }
  }
}

function stroked(role: Shape['role'], width: number) {
  return { 'data-role': role, 'data-stroked': true, strokeWidth: width }
}

function turned(turn: number | undefined, x: number, y: number): string | undefined {
  return turn ? `rotate(${turn} ${x} ${y})` : undefined
}

function pointAt({ x, y, r }: Shape & { readonly shape: 'arc' }, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
}

/** A wall with round arches down to its bottom edge. */
function arcade({ x, y, across, down, arches }: Shape & { readonly shape: 'arcade' }): string {
  const pier = across / (arches * 6 + 1)
  const opening = pier * 5
  const r = opening / 2
  const springing = y + Math.min(down - 4, r + down * 0.16)
  const holes = Array.from({ length: arches }, (_, index) => {
    const left = x + pier + index * (opening + pier)
    return `M${left} ${y + down}V${springing}a${r} ${r} 0 0 1 ${opening} 0V${y + down}z`
  })
  return `M${x} ${y}h${across}v${down}h${-across}z${holes.join('')}`
}
