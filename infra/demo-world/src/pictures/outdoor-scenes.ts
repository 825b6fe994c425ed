import { box, disc, landscape, person, type Scene, shape, stroke, tree } from './scene.ts'
import { art, type Scheme } from './scheme.ts'

function fern(c: Scheme, x: number, y: number, size: number): string {
  const leaf = (dx: number, dy: number) =>
    stroke(`M${x} ${y - 66 * size}q${dx * 0.6 * size} ${(dy - 22) * size} ${dx * size} ${dy * size}`, c.door, 7 * size)
  return (
    stroke(`M${x} ${y}V${y - 64 * size}`, c.dark, 6 * size) +
    leaf(-44, 8) +
    leaf(44, 8) +
    leaf(-34, -14) +
    leaf(34, -14) +
    leaf(-16, -26) +
    leaf(16, -26)
  )
}

/** Parks, water, streets and journeys. */
export const outdoorScenes = {
  park: {
    focusX: 190,
    alt: 'a park with a wide smooth path, hills behind and trees',
    draw: (c, variant) =>
      landscape(c, variant) +
      shape('M0 146c70-40 120 6 190-16s140-18 210 10v160H0z', c.door) +
      shape('M150 280c-40-60 60-64 70-104 4-18-26-26-22-50h14c0 20 34 26 30 56-6 40-40 50-20 98z', c.ground) +
      tree({ ...c, door: c.main }, 318, 172, 0.9) +
      tree({ ...c, door: c.far }, 80, 176, 0.7) +
      person(228, 190, art.clay, c.pop, c.dark),
  },
  boardwalk: {
    focusX: 200,
    alt: 'a boardwalk with a rail beside the water, and a person in a wheelchair looking out',
    draw: (c, variant) =>
      landscape(c, variant) +
      box(0, 118, 400, 162, c.soft === art.cream ? c.sky : c.soft) +
      stroke('M20 134h50M110 142h40M300 132h60M240 146h30', c.wall, 3) +
      shape('M0 168h400v112H0z', c.ground) +
      stroke('M40 168l-20 60M100 168l-12 60M160 168l-4 60M220 168l4 60M280 168l12 60M340 168l20 60', c.warm, 2.5) +
      stroke('M0 124h400M0 146h400', c.main, 4) +
      stroke('M30 124v46M110 124v46M190 124v46M270 124v46M350 124v46', c.main, 4) +
      person(226, 186, art.clay, c.door, c.dark),
  },
  bush: {
    focusX: 200,
    alt: 'tree ferns on both sides of a gravel path through the bush',
    draw: (c, variant) =>
      box(0, -80, 400, 360, c.far) +
      disc(variant % 2 ? 120 : 280, 36, 22, c.pop) +
      shape('M0 90c60-50 110-10 170-30s120-20 230 20v200H0z', c.sky === art.mint ? art.sky : c.sky) +
      shape('M0 150c90-30 130 10 200-4s140-10 200 6v130H0z', c.main === art.teal ? c.warm : art.teal) +
      shape('M168 280c-10-60 20-90 26-134h20c2 44 40 74 40 134z', c.ground) +
      fern({ ...c, door: art.mint }, 92, 196, 1.25) +
      fern({ ...c, door: art.mint }, 316, 190, 1.1) +
      fern({ ...c, door: art.mint }, 30, 178, 0.7) +
      fern({ ...c, door: art.mint }, 380, 176, 0.6),
  },
  beach: {
    focusX: 190,
    alt: 'a beach with a mat for wheels that runs down to the sea, and a sunshade',
    draw: (c, variant) =>
      box(0, -80, 400, 360, art.sky) +
      disc(variant % 2 ? 80 : 320, 40, 20, c.pop) +
      shape('M250 96l60-40 40 20 60-10v40z', c.far === art.sky ? art.mint : c.far) +
      box(0, 92, 400, 50, art.teal) +
      shape('M0 118c30-8 50 8 80 0s50-8 80 0 50 8 80 0 50-8 80 0 50 8 80 0v30H0z', art.mint) +
      shape('M0 142c80-14 140 10 220-2s130-6 180 2v140H0z', art.sand) +
      shape('M186 136h30l40 144H146z', c.main) +
      stroke('M180 160h44M174 184h56M166 212h72', art.lilac, 2.5) +
      shape('M58 130c0-54 92-54 92 0z', c.warm) +
      shape('M88 130c0-54 32-54 32 0z', art.cream) +
      stroke('M104 90v100', c.dark, 4) +
      disc(330, 176, 12, c.pop),
  },
  garden: {
    focusX: 200,
    alt: 'a community garden with raised beds at seated height',
    draw: (c, variant) =>
      landscape(c, variant) +
      box(0, 150, 400, 130, c.ground) +
      shape('M262 150v-60l44-26 44 26v60z', c.wall) +
      stroke('M262 90l44-26 44 26M284 150v-50M328 150v-50M306 64v86', c.main, 3) +
      [26, 150].map((x) => box(x, 146, 100, 44, c.warm, 3) + box(x, 146, 100, 8, c.dark, 3)).join('') +
      [40, 62, 84, 106]
        .map(
          (x, i) =>
            stroke(`M${x} 146v-${22 + (i % 2) * 10}`, c.door, 4) +
            disc(x, 120 - (i % 2) * 10, 9, i % 2 ? c.pop : c.main),
        )
        .join('') +
      [164, 188, 212, 236].map((x) => shape(`M${x} 146c-14-6-14-26 0-34 14 8 14 28 0 34z`, c.door)).join('') +
      person(140, 194, art.clay, c.main, c.dark),
  },
  market: {
    focusX: 200,
    alt: 'market stalls with striped roofs and space to pass between them',
    draw: (c, variant) =>
      landscape(c, variant) +
      box(0, 172, 400, 108, c.ground) +
      [24, 158, 292]
        .map((x, i) => {
          const roof = [c.main, c.warm, c.door][i] ?? c.main
          return (
            stroke(`M${x + 4} 92v92M${x + 84} 92v92`, c.dark, 4) +
            shape(`M${x - 8} 92l12-34h80l12 34z`, roof) +
            shape(`M${x + 12} 92l6-34h18l-2 34zM${x + 54} 92l-2-34h18l6 34z`, c.wall) +
            box(x, 138, 88, 40, c.wall) +
            [16, 36, 56, 74].map((dx, n) => disc(x + dx, 132, 9, n % 2 ? c.pop : i === 1 ? c.door : c.warm)).join('')
          )
        })
        .join('') +
      person(136, 198, art.clay, c.soft) +
      person(268, 200, art.ochre, c.main),
  },
  van: {
    focusX: 190,
    alt: 'a van with its side hoist lowered to the kerb and a person in a wheelchair on it',
    draw: (c, variant) =>
      landscape(c, variant) +
      box(0, 168, 400, 112, c.ground) +
      shape('M110 158V70c0-8 6-14 14-14h162c20 0 34 10 42 28l16 34c4 6 6 12 6 18v22z', c.main) +
      shape('M292 70c12 2 20 8 26 22l12 26h-38z', c.sky === c.far ? c.wall : c.sky) +
      box(226, 70, 52, 46, c.wall) +
      box(126, 70, 80, 88, c.dark) +
      box(110, 126, 240, 8, c.pop) +
      box(126, 70, 80, 88, c.dark) +
      disc(160, 162, 20, c.dark) +
      disc(160, 162, 9, c.soft) +
      disc(300, 162, 20, c.dark) +
      disc(300, 162, 9, c.soft) +
      shape('M30 172h104v7H30z', c.door) +
      stroke('M134 176V84M38 172v-30', c.door, 5) +
      person(82, 172, art.clay, c.pop, c.dark === c.main ? c.wall : c.dark),
  },
  parking: {
    focusX: 140,
    oneWay: true,
    alt: 'a wide mobility park with a kerb ramp beside it',
    draw: (c, variant) =>
      landscape(c, variant) +
      box(0, 112, 400, 168, c.dark) +
      shape('M60 280l40-160h86l-12 160zM226 280l-8-160h84l36 160z', c.main) +
      stroke('M100 120L60 280M186 120l-12 160M218 120l8 160M302 120l36 160', c.wall, 5) +
      `<circle cx="136" cy="186" r="17" fill="none" stroke="${c.wall}" stroke-width="5"/>` +
      disc(132, 146, 7, c.wall) +
      stroke('M132 156v18h18l8 16', c.wall, 6) +
      box(0, 100, 400, 14, c.ground) +
      shape('M186 100h32l8 14h-48z', c.warm) +
      stroke('M330 100V38', c.soft, 5) +
      box(312, 24, 36, 36, c.main, 6) +
      stroke('M324 50V34h8a6 6 0 0 1 0 12h-8', c.wall, 4),
  },
  ferry: {
    focusX: 200,
    alt: 'a harbour ferry at a jetty with a wide level gangway',
    draw: (c, variant) =>
      landscape(c, variant) +
      box(0, 132, 400, 148, art.teal) +
      shape('M0 150c30-8 50 8 80 0s50-8 80 0 50 8 80 0 50-8 80 0 50 8 80 0v130H0z', art.mint) +
      shape('M60 112h226l-22 44H84z', c.main) +
      box(92, 74, 150, 38, c.wall) +
      [104, 136, 168, 200].map((x) => box(x, 84, 22, 16, c.soft, 3)).join('') +
      box(132, 46, 70, 28, c.warm) +
      box(60, 112, 226, 7, c.pop) +
      shape('M282 112l66 12v10l-70-10z', c.ground) +
      box(344, 118, 56, 12, c.dark) +
      stroke('M356 130v50M388 130v50', c.dark, 6),
  },
  playground: {
    focusX: 200,
    alt: 'a playground with a swing for wheelchairs and a wide slide',
    draw: (c, variant) =>
      landscape(c, variant) +
      box(0, 164, 400, 116, c.ground) +
      stroke('M50 172l30-108h110l30 108', c.main, 7) +
      stroke('M112 66v76M158 66v76', c.dark, 3) +
      shape('M100 140h70v10h-70z', c.pop) +
      person(134, 144, art.clay, c.door) +
      box(270, 86, 60, 78, c.wall) +
      shape('M262 88l38-32 38 32z', c.warm) +
      shape('M270 110l-44 62h20l24-32z', c.pop) +
      box(286, 110, 28, 54, c.door, 14) +
      tree(c, 372, 168, 0.7),
  },
} satisfies Record<string, Scene>
