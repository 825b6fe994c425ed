import { box, disc, shape, stroke } from './scene.ts'
import { art } from './scheme.ts'

const grounds = [art.teal, art.clay, art.violet, art.lilac, art.ochre, art.mint, art.ink, art.sky] as const

/** Colours that contrast with a ground: two for the mark, one for its small part. */
const inks: Record<(typeof grounds)[number], readonly [string, string, string]> = {
  [art.teal]: [art.cream, art.ochre, art.mint],
  [art.clay]: [art.cream, art.violet, art.sand],
  [art.violet]: [art.mint, art.ochre, art.lilac],
  [art.lilac]: [art.violet, art.clay, art.cream],
  [art.ochre]: [art.violet, art.cream, art.clay],
  [art.mint]: [art.teal, art.clay, art.cream],
  [art.ink]: [art.ochre, art.lilac, art.mint],
  [art.sky]: [art.violet, art.teal, art.clay],
}

const marks: readonly ((a: string, b: string, c: string) => string)[] = [
  (a, b) =>
    shape('M28 10c8 8 8 16 0 24-8-8-8-16 0-24z', b) +
    shape('M11 24c10-2 16 3 17 14-11 1-17-4-17-14zM45 24c-10-2-16 3-17 14 11 1 17-4 17-14z', a) +
    stroke('M28 34v12', a),
  (a, b) => disc(28, 28, 15, a) + disc(28, 28, 7, b),
  (a, b) => shape('M8 38c9-8 13 3 20-3s11 3 20-3v14H8z', a) + disc(36, 20, 8, b),
  (a) => shape('M28 8l5.5 14.500 14.500 5.500-14.500 5.500L28 48l-5.500-14.500L8 28l14.500-5.500z', a),
  (a, b) => shape('M10 32l18-18 18 18v14H10z', a) + box(23, 32, 10, 14, b),
  (a, b, c) => disc(20, 24, 9, a) + disc(36, 24, 9, b) + disc(28, 38, 9, c),
  (a, b) => stroke('M10 40c6-20 12 4 18-12s12 8 18-12', a, 5) + disc(10, 40, 5, b) + disc(46, 16, 5, b),
  (a, b) => shape('M28 46C8 34 10 16 20 14c5-1 8 3 8 6 0-3 3-7 8-6 10 2 12 20-8 32z', a) + disc(28, 30, 4, b),
  (a, b) => stroke('M16 12v32M16 28h24M40 12v32', a, 6) + disc(28, 14, 4.5, b),
  (a, b) => shape('M12 14c16 0 16 28 32 28V14z', a) + shape('M12 42c10 0 13-8 13-14H12z', b),
  (a, b, c) =>
    shape('M28 8c10 12 14 18 14 26a14 14 0 0 1-28 0c0-8 4-14 14-26z', a) +
    shape('M28 22c5 7 7 10 7 14a7 7 0 0 1-14 0c0-4 2-7 7-14z', c) +
    disc(28, 37, 3, b),
  (a, b) =>
    [0, 60, 120, 180, 240, 300]
      .map((turn) => `<ellipse cx="28" cy="16" rx="5" ry="8" fill="${a}" transform="rotate(${turn} 28 28)"/>`)
      .join('') + disc(28, 28, 6, b),
  (a, b) => box(10, 12, 14, 32, a, 3) + box(27, 20, 9, 24, b, 3) + box(39, 28, 7, 16, a, 3),
  (a, b) => stroke('M12 42V26a16 16 0 0 1 32 0v16', a, 6) + stroke('M22 42V28a6 6 0 0 1 12 0v14', b, 5),
  (a, b) => shape('M8 44l14-26 8 14 5-8 13 20z', a) + disc(40, 16, 5, b),
  (a, b) =>
    stroke('M28 46V20M28 30c-10 0-14-6-14-14M28 26c8 0 12-5 12-12', a, 5) +
    disc(14, 14, 5, b) +
    disc(40, 12, 5, b) +
    disc(28, 16, 5, b),
]

/** The square logo of an organisation; deterministic for a number. */
export function logoMark(number: number): string {
  const ground = grounds[(number * 3 + Math.floor(number / marks.length)) % grounds.length] ?? art.teal
  const [a, b, c] = inks[ground]
  const mark = marks[number % marks.length]?.(a, b, c) ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56">${box(0, 0, 56, 56, ground)}${mark}</svg>`
}
