import { box, disc, landscape, person, type Scene, shape, stroke } from './scene.ts'
import { art } from './scheme.ts'

/** What people come together for. */
export const eventScenes = {
  festival: {
    focusX: 200,
    alt: 'a festival at dusk with strings of lanterns, tents and people dancing on a firm path',
    draw: (c, variant) =>
      landscape({ ...c, sky: art.violet, far: c.far === art.teal ? art.mint : c.far }, variant) +
      box(0, 168, 400, 112, c.ground) +
      stroke('M-10 30q100 60 200 10t220 0', art.cream, 2) +
      [20, 70, 120, 170, 230, 290, 350]
        .map((x, i) => disc(x, [46, 60, 58, 46, 34, 40, 46][i] ?? 46, 8, i % 2 ? art.ochre : art.mint))
        .join('') +
      [30, 290]
        .map((x, i) => {
          const cloth = i ? c.door : c.warm
          return (
            shape(`M${x} 168v-50l40-44 40 44v50z`, art.cream) +
            shape(`M${x} 118l40-44 40 44z`, cloth) +
            shape(`M${x + 28} 168v-34q12-16 24 0v34z`, c.dark)
          )
        })
        .join('') +
      person(150, 206, art.clay, c.pop) +
      person(200, 212, '#8A4B2E', c.main === art.violet ? art.teal : c.main, c.dark) +
      person(250, 206, art.ochre, c.soft) +
      stroke('M132 172l-14-22M268 172l14-22', art.clay, 5),
  },
  dance: {
    focusX: 200,
    alt: 'dancers in a bright room, one of them turning in a wheelchair',
    draw: (c) =>
      box(0, -80, 400, 360, c.soft === art.cream ? c.sky : c.soft) +
      [30, 120, 210, 300].map((x) => box(x, -50, 62, 130, art.cream, 30)).join('') +
      box(0, 160, 400, 120, c.ground === c.soft ? c.pop : c.ground) +
      `<ellipse cx="200" cy="206" rx="150" ry="26" fill="${c.wall}"/>` +
      person(110, 208, art.clay, c.main) +
      stroke('M96 172L70 140M124 172l30-26', art.clay, 6) +
      person(206, 214, '#8A4B2E', c.warm, c.dark) +
      stroke('M192 178l-34-26M222 178l32-30', '#8A4B2E', 6) +
      person(300, 208, art.ochre, c.door) +
      stroke('M286 172l-22-34M314 172l24-34', art.ochre, 6) +
      stroke('M176 236q30 12 62 0M170 244q36 16 74 0', c.main, 3),
  },
  sailing: {
    focusX: 190,
    alt: 'a small sailing boat with a high-backed seat on calm water, and a jetty with a hoist',
    draw: (c, variant) =>
      landscape(c, variant) +
      box(0, 120, 400, 160, c.soft === art.cream ? art.mint : c.soft) +
      stroke('M20 150h60M250 140h60M60 210h70M230 220h80', c.wall, 3) +
      stroke('M176 176V16', c.dark, 5) +
      shape('M184 22c50 40 66 84 70 128h-70z', c.main) +
      shape('M168 40c-34 34-48 70-52 108h52z', c.pop) +
      shape('M96 172h176c-8 30-28 42-54 42h-72c-26 0-44-14-50-42z', c.warm) +
      box(196, 146, 10, 28, c.door, 4) +
      disc(186, 142, 10, art.clay) +
      shape('M172 174c0-32 30-32 30 0z', c.door) +
      box(318, 176, 82, 12, c.dark) +
      stroke('M336 188v60M384 188v60', c.dark, 7) +
      stroke('M366 176v-70h-46v24', c.dark, 5) +
      shape('M306 130c0 26 28 26 28 0z', c.pop),
  },
  handcycle: {
    focusX: 200,
    alt: 'a person riding a handcycle on a smooth path beside trees',
    draw: (c, variant) =>
      landscape(c, variant) +
      box(0, 140, 400, 140, c.door) +
      shape('M0 190c120-30 260-30 400 0v60c-140-26-280-26-400 0z', c.ground) +
      [46, 340]
        .map((x) => disc(x, 110, 30, c.far === c.door ? c.main : c.far) + stroke(`M${x} 112v44`, c.dark, 5))
        .join('') +
      [140, 262]
        .map(
          (x, i) =>
            `<circle cx="${x}" cy="190" r="${i ? 24 : 30}" fill="none" stroke="${c.dark}" stroke-width="5"/>` +
            disc(x, 190, 4, c.dark),
        )
        .join('') +
      stroke('M140 190h70l52 0M210 190l34-56', c.main, 7) +
      stroke('M232 140h26', c.dark, 6) +
      disc(168, 116, 13, art.clay) +
      shape('M156 108c4-16 26-16 28 0z', c.pop) +
      shape('M146 184c0-56 40-62 46-24l8 24z', c.warm) +
      stroke('M180 146l58-6', art.clay, 7) +
      stroke('M186 184l40 4', c.warm, 10),
  },
} satisfies Record<string, Scene>
