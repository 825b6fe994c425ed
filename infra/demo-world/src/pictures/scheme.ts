/** The colours of drawn pictures: the `--art-*` tokens of the design. */
export const art = {
  violet: '#4C1D87',
  lilac: '#BFA4E3',
  teal: '#0B6B62',
  mint: '#A6D6CB',
  sand: '#EBD9B8',
  ochre: '#DDA032',
  clay: '#C2623D',
  sky: '#CFE3EA',
  cream: '#FBF3E3',
  ink: '#2B1D3A',
} as const

/** The role of each colour in a picture, so that one drawing can be coloured in several ways. */
export interface Scheme {
  readonly sky: string
  readonly far: string
  readonly ground: string
  readonly wall: string
  readonly main: string
  readonly door: string
  readonly soft: string
  readonly pop: string
  readonly warm: string
  readonly dark: string
}

/** Matching colours; the first set is that of the design's own pages. */
export const schemes: readonly Scheme[] = [
  {
    sky: art.sky,
    far: art.mint,
    ground: art.sand,
    wall: art.cream,
    main: art.violet,
    door: art.teal,
    soft: art.lilac,
    pop: art.ochre,
    warm: art.clay,
    dark: art.ink,
  },
  {
    sky: art.sand,
    far: art.lilac,
    ground: art.mint,
    wall: art.cream,
    main: art.teal,
    door: art.violet,
    soft: art.sky,
    pop: art.clay,
    warm: art.ochre,
    dark: art.ink,
  },
  {
    sky: art.mint,
    far: art.sand,
    ground: art.cream,
    wall: art.sky,
    main: art.clay,
    door: art.violet,
    soft: art.lilac,
    pop: art.ochre,
    warm: art.teal,
    dark: art.ink,
  },
  {
    sky: art.lilac,
    far: art.sky,
    ground: art.sand,
    wall: art.cream,
    main: art.teal,
    door: art.clay,
    soft: art.mint,
    pop: art.ochre,
    warm: art.violet,
    dark: art.ink,
  },
  {
    sky: art.cream,
    far: art.sky,
    ground: art.mint,
    wall: art.sand,
    main: art.violet,
    door: art.clay,
    soft: art.lilac,
    pop: art.ochre,
    warm: art.teal,
    dark: art.ink,
  },
  {
    sky: art.sky,
    far: art.lilac,
    ground: art.mint,
    wall: art.sand,
    main: art.clay,
    door: art.teal,
    soft: art.cream,
    pop: art.ochre,
    warm: art.violet,
    dark: art.ink,
  },
]
