import { box, disc, landscape, type Scene, shape, stroke, tree } from './scene.ts'
import type { Scheme } from './scheme.ts'

function ramp(c: Scheme): string {
  return (
    box(0, 176, 400, 104, c.ground) +
    shape('M206 176l150 14H206z', c.warm) +
    stroke('M214 150l132 30', c.main, 4) +
    stroke('M214 150v26M258 160v22M302 170v18M346 180v10', c.main)
  )
}

function windowPair(x: number, y: number, c: Scheme): string {
  return box(x, y, 30, 34, c.soft) + stroke(`M${x + 15} ${y}v34`, c.wall)
}

/** Buildings seen from the street. */
export const buildingScenes = {
  house: {
    focusX: 190,
    alt: 'a house with a pitched roof, and a ramp with a handrail up to the door',
    draw: (c, variant) =>
      landscape(c, variant) +
      shape('M96 176V84l86-42 86 42v92z', c.wall) +
      shape('M84 92l98-50 98 50-6 10-92-46-92 46z', c.main) +
      box(160, 104, 46, 72, c.door) +
      box(165, 109, 36, 67, c.wall) +
      stroke('M183 109v67', c.door) +
      windowPair(114, 110, c) +
      windowPair(222, 110, c) +
      ramp(c) +
      tree(c, 50, 178),
  },
  library: {
    focusX: 190,
    alt: 'a wide library with tall windows, a book above the door and level entry',
    draw: (c, variant) =>
      landscape(c, variant) +
      box(52, 66, 288, 112, c.wall) +
      box(44, 56, 304, 14, c.main) +
      [70, 108, 250, 288].map((x) => box(x, 88, 26, 64, c.soft) + stroke(`M${x} 120h26`, c.wall)).join('') +
      box(150, 96, 84, 82, c.door) +
      box(156, 102, 34, 76, c.far) +
      box(194, 102, 34, 76, c.far) +
      shape('M164 40c10-6 20-4 28 2 8-6 18-8 28-2v26c-10-6-20-4-28 2-8-6-18-8-28-2z', c.pop) +
      stroke('M192 42v26', c.wall, 2.5) +
      box(0, 178, 400, 102, c.ground) +
      box(136, 178, 112, 6, c.warm) +
      tree(c, 370, 180, 0.9),
  },
  townHall: {
    focusX: 200,
    oneWay: true,
    alt: 'a town hall with a clock tower and a wide level forecourt',
    draw: (c, variant) =>
      landscape(c, variant) +
      box(70, 84, 260, 94, c.wall) +
      box(62, 74, 276, 12, c.main) +
      box(176, 18, 48, 60, c.wall) +
      shape('M168 20l32-30 32 30z', c.main) +
      disc(200, 44, 15, c.soft) +
      stroke('M200 35v9l7 5', c.dark, 2.5) +
      [88, 128, 250, 290].map((x) => box(x, 104, 22, 44, c.soft, 11)).join('') +
      box(176, 112, 48, 66, c.door, 4) +
      stroke('M200 116v62', c.wall) +
      box(0, 178, 400, 102, c.ground) +
      stroke('M40 178V96', c.dark, 4) +
      shape('M42 98c18-8 20 8 38 0v24c-18 8-20-8-38 0z', c.pop),
  },
  gallery: {
    focusX: 200,
    alt: 'a gallery with columns, and two bright discs beside its doors',
    draw: (c, variant) =>
      box(0, -80, 400, 360, variant % 2 ? c.far : c.soft) +
      box(40, 60, 320, 116, c.wall) +
      box(30, 44, 340, 18, c.main) +
      [64, 132, 246, 314].map((x) => box(x, 62, 22, 114, c.ground === c.wall ? c.far : c.ground)).join('') +
      box(172, 92, 56, 84, c.door) +
      stroke('M200 92v84', c.wall) +
      disc(109, 112, 15, c.warm) +
      disc(291, 112, 15, c.pop) +
      box(0, 176, 400, 104, c.ground) +
      shape('M160 176h80l24 12H136z', c.warm),
  },
  cafe: {
    focusX: 170,
    alt: 'a café with a striped awning, a wide glass door and a table outside',
    draw: (c, variant) =>
      box(0, -80, 400, 360, c.sky) +
      (variant % 2
        ? disc(340, 20, 18, c.pop)
        : shape('M300 26c0-18 30-18 32-4 16-4 22 14 8 18h-44c-8-2-8-14 4-14z', c.wall)) +
      box(50, 54, 300, 126, c.wall) +
      shape('M40 40h320l-14 40H54z', c.warm) +
      shape('M94 40h44l-4 40H90zM182 40h44v40h-44zM270 40h44l6 40h-46z', c.wall === c.sky ? c.ground : c.wall) +
      box(76, 100, 120, 60, c.far) +
      stroke('M92 150l22-38M112 152l14-24', c.wall, 3) +
      box(240, 100, 58, 80, c.main) +
      box(248, 108, 42, 72, c.far) +
      box(0, 180, 400, 100, c.ground) +
      stroke('M100 152h60M130 152v32M114 186h32', c.dark, 4) +
      shape('M120 138h22v8c0 8-22 8-22 0z', c.pop) +
      stroke('M142 140c8 0 8 7 0 8', c.pop) +
      shape('M352 180c-6-26-2-44 10-54 12 10 16 28 10 54z', c.door),
  },
  shop: {
    focusX: 200,
    alt: 'a row of small shops with level doors and a bench',
    draw: (c, variant) =>
      landscape(c, variant) +
      box(30, 62, 116, 118, c.wall) +
      box(146, 44, 112, 136, c.soft) +
      box(258, 70, 112, 110, c.wall) +
      box(30, 52, 116, 12, c.main) +
      box(146, 34, 112, 12, c.door) +
      box(258, 60, 112, 12, c.warm) +
      box(44, 100, 40, 44, c.far) +
      box(98, 96, 34, 84, c.main) +
      box(160, 92, 40, 52, c.wall) +
      box(212, 92, 34, 88, c.door) +
      box(272, 104, 34, 76, c.warm) +
      box(316, 104, 42, 42, c.far) +
      shape('M146 68h112l-6 16H152z', c.pop) +
      box(0, 180, 400, 100, c.ground) +
      stroke('M56 172h60M62 172v14M110 172v14', c.dark, 4),
  },
  clinic: {
    focusX: 180,
    alt: 'a low clinic with a sliding door and two mobility parks in front',
    draw: (c, variant) =>
      landscape(c, variant) +
      box(60, 84, 270, 90, c.wall) +
      shape('M50 84l30-22h240l20 22z', c.main) +
      box(84, 106, 60, 34, c.soft) +
      box(244, 106, 60, 34, c.soft) +
      box(166, 104, 58, 70, c.door) +
      box(171, 109, 23, 65, c.far) +
      box(196, 109, 23, 65, c.far) +
      shape('M188 40h14v-14h14v14h14v14h-14v14h-14V54h-14z', c.warm) +
      box(0, 174, 400, 106, c.ground) +
      stroke('M70 184l-16 40M150 184l-6 40M230 184l6 40M310 184l16 40', c.wall === c.ground ? c.main : c.wall, 4) +
      tree(c, 366, 176, 0.8),
  },
  cinema: {
    focusX: 200,
    alt: 'a cinema with a lit sign and three glass doors at street level',
    draw: (c) =>
      box(0, -80, 400, 360, c.main) +
      [30, 90, 330, 376, 356, 52].map((x, i) => disc(x, 20 + ((i * 37) % 70), 2.4, c.wall)).join('') +
      box(70, 30, 260, 150, c.soft) +
      shape('M50 84h300l-18 32H68z', c.pop) +
      [96, 132, 168, 204, 240, 276, 304].map((x) => disc(x, 100, 5, c.wall)).join('') +
      box(176, -6, 48, 80, c.warm, 6) +
      shape('M200 8l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z', c.wall) +
      [104, 172, 240].map((x) => box(x, 124, 56, 56, c.door) + box(x + 5, 129, 46, 51, c.far)).join('') +
      box(0, 180, 400, 100, c.dark) +
      box(90, 180, 220, 8, c.ground),
  },
} satisfies Record<string, Scene>
