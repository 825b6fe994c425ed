import { box, disc, shape, stroke } from './scene.ts'
import { art } from './scheme.ts'

const skins = ['#F2D2B3', '#E3B48C', '#C98F63', '#A9683F', '#8A4B2E', '#7C462B'] as const
const darkHairs = ['#2B1D3A', '#3A2418', '#2B1D3A', '#8F8A94', '#E8E2DA'] as const
const lightHairs = ['#4A2C1D', '#7A4B24', '#B9853F', '#8F8A94', '#E8E2DA', '#A33F1F'] as const
const grounds = [art.mint, art.lilac, art.sky, art.sand, art.ochre, art.cream] as const
const clothes = [art.violet, art.teal, art.clay, art.ink, art.ochre, art.lilac] as const

type HairDrawing = (hair: string) => { readonly behind: string; readonly front: string }

const parted: HairDrawing = (hair) => ({
  behind: '',
  front: shape('M31 46c-2-24 8-32 19-32s21 8 19 32c-3-10-8-16-10-18-8 5-18 6-24 6-2 4-3 8-4 12z', hair),
})

const loose: HairDrawing = (hair) => ({
  behind: shape('M26 76c-6-46 4-64 24-64s30 18 24 64z', hair),
  front: shape('M31 40c3-14 11-20 19-20s16 6 19 20c-8-3-14-7-19-13-5 6-11 10-19 13z', hair),
})

const bun: HairDrawing = (hair) => ({
  behind: disc(50, 16, 9, hair),
  front: shape('M31 44c-1-20 8-27 19-27s20 7 19 27c-4-10-10-15-19-15s-15 5-19 15z', hair),
})

const curls: HairDrawing = (hair) => ({
  behind: [32, 40, 50, 60, 68].map((x, i) => disc(x, [34, 24, 20, 24, 34][i] ?? 24, 11, hair)).join(''),
  front: [36, 45, 55, 64].map((x) => disc(x, 27, 7, hair)).join(''),
})

const bob: HairDrawing = (hair) => ({
  behind: shape('M27 62c-4-34 4-48 23-48s27 14 23 48z', hair),
  front: shape('M30 40c0-16 10-22 20-22s20 6 20 22c-4-5-8-7-20-7s-16 2-20 7z', hair),
})

const bald: HairDrawing = () => ({ behind: '', front: '' })

const longCuts: readonly [HairDrawing, ...HairDrawing[]] = [loose, bun, curls, bob]
const shortCuts: readonly [HairDrawing, ...HairDrawing[]] = [parted, curls, parted, bald]

/** Long hair or a scarf, or short hair, a bald head or a beard. */
export type HairLength = 'long' | 'short'

/** Spreads small numbers evenly, so that neighbours do not look alike. */
function mix(number: number, salt: number): number {
  let value = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

/** A person's picture, head and shoulders on a plain ground; deterministic for number and hair. */
export function portrait(number: number, hairLength: HairLength): string {
  const pick = <T>(from: readonly [T, ...T[]], salt: number): T => from[mix(number, salt) % from.length] ?? from[0]
  const skin = pick(skins, 1)
  const hair = skin === skins[0] || skin === skins[1] ? pick(lightHairs, 2) : pick(darkHairs, 2)
  const ground = pick(grounds, 3)
  const picked = pick(clothes, 4)
  const cloth = picked === ground ? art.teal : picked
  const scarfed = hairLength === 'long' && mix(number, 5) % 12 === 0
  const cut = pick(hairLength === 'long' ? longCuts : shortCuts, 6)(hair)
  const glasses = mix(number, 7) % 4 === 0
  const beard = hairLength === 'short' && mix(number, 8) % 3 === 0
  const scarf = scarfed ? shape('M26 78c-8-44 4-66 24-66s32 22 24 66c-8 8-40 8-48 0z', cloth) : cut.behind
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">' +
    box(0, 0, 100, 100, ground) +
    scarf +
    shape('M14 102c0-30 18-36 36-36s36 6 36 36z', scarfed ? art.ink : cloth) +
    shape('M42 56h16v12c0 8-16 8-16 0z', skin) +
    (scarfed ? '' : disc(31, 46, 4, skin) + disc(69, 46, 4, skin)) +
    `<ellipse cx="50" cy="43" rx="19" ry="22" fill="${skin}"/>` +
    (beard ? shape('M31 46c2 30 36 30 38 0-4 8-10 8-19 8s-15 0-19-8z', hair) : '') +
    (scarfed ? stroke('M33 32c8-12 26-12 34 0', cloth, 7) : cut.front) +
    disc(43, 43, 2.3, art.ink) +
    disc(57, 43, 2.3, art.ink) +
    stroke('M43 54c3 4 11 4 14 0', art.ink, 2.2) +
    (glasses
      ? `<g fill="none" stroke="${art.ink}" stroke-width="2"><circle cx="42.500" cy="43" r="6.500"/><circle cx="57.500" cy="43" r="6.500"/><path d="M49 43h2"/></g>`
      : '') +
    '</svg>'
  )
}
