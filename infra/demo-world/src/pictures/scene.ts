import type { Scheme } from './scheme.ts'

/**
 * One drawing. `draw` fills 0..400 by 0..200 and continues from -80 to 280, so that every size of the source can be
 * cropped from it.
 */
export interface Scene {
  readonly draw: (scheme: Scheme, variant: number) => string
  /** The x of the centre of a square crop. */
  readonly focusX: number
  /** True when mirroring it would mirror letters or clock hands. */
  readonly oneWay?: true
  /** What it shows, as a sentence without full stop. */
  readonly alt: string
}

/** A line along `path` in `colour`; `width` in drawing units. */
export function stroke(path: string, colour: string, width = 3): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A filled shape. */
export function shape(path: string, colour: string): string {
  return `<path d="${path}" fill="${colour}"/>`
}

export function box(x: number, y: number, width: number, height: number, colour: string, round = 0): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${colour}"/>`
}

export function disc(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`
}

/** Sky, sun and two kinds of skyline behind an outdoor scene. */
export function landscape(c: Scheme, variant: number): string {
  const sunX = [332, 72, 300, 60][variant % 4] ?? 332
  const hills =
    variant % 3 === 0
      ? 'M0 118C60 78 104 96 150 74s96-16 140 10 70 12 110-6v210H0z'
      : variant % 3 === 1
        ? 'M0 96c50-30 90 10 140-8s70-40 120-30 80 40 140 14v220H0z'
        : 'M0 130l64-52 40 26 70-60 66 54 50-30 60 46 50-24v210H0z'
  return box(0, -80, 400, 360, c.sky) + disc(sunX, 44, 20, c.pop) + shape(hills, c.far)
}

/** A round tree on a stem at (x, y). */
export function tree(c: Scheme, x: number, y: number, size = 1): string {
  return (
    disc(x - 2, y - 50 * size, 28 * size, c.door) +
    disc(x + 16 * size, y - 64 * size, 17 * size, c.warm) +
    stroke(`M${x} ${y - 56 * size}V${y}`, c.dark, 4 * size)
  )
}

/** A person from the shoulders up, at (x, y); `chair` adds a wheelchair. */
export function person(x: number, y: number, skin: string, clothes: string, chair?: string): string {
  const body = disc(x, y - 52, 10, skin) + shape(`M${x - 15} ${y - 8}c0-44 30-44 30 0z`, clothes)
  if (!chair) return body + shape(`M${x - 11} ${y - 12}h9v12h-9zM${x + 2} ${y - 12}h9v12h-9z`, clothes)
  return (
    body +
    shape(`M${x - 6} ${y - 14}h26v8h-26z`, clothes) +
    stroke(`M${x + 19} ${y - 10}v8h8`, clothes, 6) +
    `<circle cx="${x}" cy="${y - 13}" r="14" fill="none" stroke="${chair}" stroke-width="3.5"/>` +
    disc(x + 24, y - 3, 3.5, chair)
  )
}
