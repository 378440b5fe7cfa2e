import type { Point } from './transition.ts'

/** A CSS polygon through points in shares of the element. */
export function polygon(points: readonly Point[]): string {
  return `polygon(${points.map(pair).join(', ')})`
}

/** One CSS polygon of many shapes. A line without width connects the corner of the element with each shape. */
export function polygons(shapes: readonly (readonly Point[])[]): string {
  const start: Point = [0, 0]
  const all = shapes.flatMap((shape) => [...shape, ...shape.slice(0, 1), start])
  return `polygon(${[start, ...all].map(pair).join(', ')})`
}

/** The part of a shape inside the slide (Sutherland and Hodgman: cut by one edge after the other). */
export function clipToSlide(shape: readonly Point[]): Point[] {
  const edges: readonly ((point: Point) => number)[] = [
    ([x]) => x,
    ([x]) => 1 - x,
    ([, y]) => y,
    ([, y]) => 1 - y,
  ]
  return edges.reduce<Point[]>((points, inside) => cutOff(points, inside), [...shape])
}

/** The part of a shape in which `inside`, a distance from a line, is not negative. */
export function cutOff(shape: readonly Point[], inside: (point: Point) => number): Point[] {
  return shape.flatMap((point, index) => {
    const next = shape[(index + 1) % shape.length] ?? point
    const [here, there] = [inside(point), inside(next)]
    const kept = here >= 0 ? [point] : []
    if (here * there >= 0) return kept
    const way = here / (here - there)
    return [...kept, [point[0] + way * (next[0] - point[0]), point[1] + way * (next[1] - point[1])]]
  })
}

function pair([x, y]: Point): string {
  return `${round(x * 100)}% ${round(y * 100)}%`
}

function round(percent: number): number {
  return Math.round(percent * 1000) / 1000
}
