import type { Drawing } from '@lectern/domain/drawings/drawing.ts'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { leastLineOf } from './drawing-layout.ts'
import { drawingLayouts } from './drawing-layouts.ts'
import { mirror, type Shape, type TextLines } from './shape.ts'
import './drawing.css'

interface DrawingViewProps {
  readonly drawing: Drawing
  /** A description of the drawing, for people who cannot see it. */
  readonly description: string
  readonly language: string | undefined
  readonly direction: 'ltr' | 'rtl'
}

/** The space on a slide with a title of one line. The real one is measured before the first frame. */
const usual = { width: 1096, height: 440 }

/** A drawing of data in the colours of the theme, as large as its place. */
export function DrawingView({ drawing, description, language, direction }: DrawingViewProps) {
  const place = useRef<HTMLDivElement>(null)
  const [{ width, height }, setSize] = useState(usual)
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth, clientHeight } = place.current ?? { clientWidth: 0, clientHeight: 0 }
      if (clientWidth === 0 || clientHeight === 0) return
      setSize((size) =>
        size.width === clientWidth && size.height === clientHeight
          ? size
          : { width: clientWidth, height: clientHeight },
      )
    }
    measure()
    if (!place.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const shapes = useMemo(() => {
    const frame = { width, height, language, leastLine: leastLineOf(language) }
    const drawn = drawingLayouts[drawing.kind](drawing, frame)
    return direction === 'rtl' ? mirror(drawn, width) : drawn
  }, [drawing, language, direction, width, height])
  return (
    <div className="slide-drawing-place" ref={place}>
      <svg role="img" aria-label={description} viewBox={`0 0 ${width} ${height}`}>
        {shapes.map((shape, index) => (
          // Shapes are identified by their place.
          <DrawnShape key={index} {...shape} />
        ))}
      </svg>
    </div>
  )
}

function DrawnShape(shape: Shape) {
  switch (shape.shape) {
    case 'bar': {
      const { x, y, width, height, radius, role } = shape
      return (
        <rect
          data-role={role}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={Math.min(radius ?? 0, height / 2)}
        />
      )
    }
    case 'disc':
      return <ellipse data-role={shape.role} cx={shape.x} cy={shape.y} rx={shape.rx} ry={shape.ry} />
    case 'path':
      return (
        <polyline
          data-role={shape.role}
          data-stroked
          points={shape.points.map((point) => point.join(',')).join(' ')}
          strokeWidth={shape.width}
          strokeDasharray={shape.dashed ? '2 14' : undefined}
        />
      )
    case 'text':
      return <DrawnText {...shape} />
  }
}

function DrawnText({ role, x, y, lines, size, lineHeight, align, bold, isNumber }: TextLines) {
  return (
    <text data-role={role} textAnchor={align} fontSize={size} fontWeight={bold ? 680 : undefined}>
      {lines.map((text, index) => (
        <tspan key={index} x={x} y={y + index * lineHeight}>
          {isNumber ? `\u2068${text}\u2069` : text}
        </tspan>
      ))}
    </text>
  )
}
