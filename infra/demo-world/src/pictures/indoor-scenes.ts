import { box, disc, person, type Scene, shape, stroke } from './scene.ts'
import { art, type Scheme } from './scheme.ts'

function room(c: Scheme, wall: string, floor: string): string {
  return box(0, -80, 400, 360, wall) + stroke('M0 -40h400', c.wall, 4) + box(0, 172, 400, 108, floor)
}

function windowWithView(c: Scheme, x: number, y: number, width: number, height: number): string {
  return (
    box(x, y, width, height, c.wall, 5) +
    box(x + 9, y + 9, width - 18, height - 18, art.sky) +
    shape(
      `M${x + 9} ${y + height * 0.66}q${width * 0.2} -${height * 0.24} ${width * 0.42} -${height * 0.08}t${width - 18 - width * 0.42} -${height * 0.1}V${y + height - 9}H${x + 9}z`,
      art.mint,
    ) +
    disc(x + width * 0.74, y + height * 0.32, Math.min(width, height) * 0.09, c.pop) +
    stroke(`M${x + width / 2} ${y + 8}v${height - 16}`, c.wall, 4)
  )
}

/** Rooms, and what people do in them. */
export const indoorScenes = {
  livingRoom: {
    focusX: 250,
    alt: 'a living room with a violet armchair, a lamp, a low table with tea and a window',
    draw: (c) =>
      room(c, c.sky === art.sand ? art.mint : art.sand, c.warm) +
      windowWithView(c, 44, 20, 150, 112) +
      shape('M230 104c0-26 96-26 96 0v66h-96z', c.main) +
      shape('M214 130c0-14 26-14 26 0v30h76v-30c0-14 26-14 26 0v58H214z', c.soft) +
      stroke('M226 190v12M330 190v12', c.dark, 4) +
      box(84, 150, 104, 10, c.door) +
      stroke('M98 160v42M174 160v42', c.door, 5) +
      box(98, 132, 28, 18, c.warm === c.door ? c.pop : art.clay) +
      stroke('M126 136c10 0 10 10 0 10', art.clay) +
      box(148, 140, 22, 10, c.pop) +
      stroke('M364 52v150', c.dark, 4) +
      shape('M340 54l14-34h20l14 34z', c.pop) +
      box(244, 8, 64, 62, c.wall) +
      box(251, 15, 50, 48, c.soft) +
      shape('M251 46c16-20 30-2 50-16v33h-50z', c.main),
  },
  kitchen: {
    focusX: 170,
    alt: 'a kitchen with a bench low enough to work at from a chair, pots and a shelf',
    draw: (c) =>
      room(c, c.sky, c.ground === c.sky ? c.far : c.ground) +
      windowWithView(c, 238, 14, 120, 84) +
      box(30, 40, 168, 8, c.main) +
      [44, 76, 108].map((x, i) => box(x, 16, 22, 24, [c.pop, c.warm, c.door][i] ?? c.pop, 3)).join('') +
      shape('M146 40c0-18 36-18 36 0z', c.soft) +
      box(20, 118, 360, 12, c.main) +
      box(20, 130, 110, 70, c.wall) +
      box(270, 130, 110, 70, c.wall) +
      stroke('M60 150h28M310 150h28', c.main, 4) +
      shape('M72 92h58v20c0 8-58 8-58 0z', c.warm) +
      stroke('M62 98h10M130 98h10M88 82c0-8 8-8 8-16M106 82c0-8 8-8 8-16', c.dark, 3) +
      person(200, 192, art.clay, c.door, c.dark) +
      disc(300, 110, 9, c.pop) +
      disc(320, 110, 9, c.warm) +
      disc(311, 98, 9, c.door),
  },
  pool: {
    focusX: 190,
    alt: 'a swimming pool with a ramp and handrail into the water, and a person swimming',
    draw: (c) =>
      box(0, -80, 400, 360, art.cream) +
      box(0, -80, 400, 138, art.sky) +
      [20, 110, 200, 290].map((x) => box(x, -30, 70, 88, art.mint)).join('') +
      box(0, 92, 400, 188, art.teal) +
      shape('M0 116c30-10 50 10 80 0s50-10 80 0 50 10 80 0 50-10 80 0 50 10 80 0v164H0z', art.mint) +
      shape('M0 150c30-10 50 10 80 0s50-10 80 0 50 10 80 0 50-10 80 0 50 10 80 0v130H0z', art.sky) +
      shape('M236 92h164v52z', art.sand) +
      stroke('M238 68l160 48M238 68v24M278 80v26M318 92v26M358 104v26', c.main, 4) +
      disc(120, 128, 13, art.clay) +
      shape('M96 150c6-18 42-18 48 0z', c.main) +
      box(0, 58, 400, 8, c.soft === art.sky ? art.lilac : c.soft),
  },
  changingPlace: {
    focusX: 230,
    alt: 'a changing place with a ceiling hoist, an adult bench and a wide door',
    draw: (c) =>
      box(0, -80, 400, 360, c.far === art.teal ? art.mint : c.far) +
      box(0, 160, 400, 120, c.door) +
      stroke('M30 24h340', c.main, 9) +
      stroke('M250 24v44', c.main, 5) +
      box(236, 24, 28, 16, c.main, 3) +
      shape('M222 90c0 46 56 46 56 0z', c.pop) +
      stroke('M250 68l-30 22h60zM222 90c0 46 56 46 56 0', c.dark, 4) +
      box(38, 112, 132, 16, c.wall, 4) +
      stroke('M56 128v32M152 128v32', c.wall, 8) +
      box(320, 60, 52, 100, c.wall) +
      disc(330, 112, 3.4, c.main) +
      box(60, 52, 70, 40, c.sky === c.far ? c.wall : c.sky, 4),
  },
  toilet: {
    focusX: 210,
    alt: 'an accessible toilet with grab rails on both sides and a basin at seated height',
    draw: (c) =>
      box(0, -80, 400, 360, c.sky) +
      box(0, 96, 400, 76, c.far) +
      stroke('M0 96h400', c.wall, 4) +
      box(0, 172, 400, 108, c.ground === c.far ? c.main : c.ground) +
      box(176, 66, 60, 46, art.cream, 5) +
      shape('M170 122h72c0 26-14 38-24 40v26h-24v-26c-10-2-24-14-24-40z', art.cream) +
      box(166, 114, 80, 10, c.soft === art.cream ? c.main : c.soft, 5) +
      stroke('M120 122h38M120 122v40M292 122h-38M292 122v40', c.main, 6) +
      shape('M316 108h64c0 22-12 30-32 30s-32-8-32-30z', art.cream) +
      stroke('M348 108V92h-12', c.dark, 4) +
      box(320, 20, 56, 58, art.cream, 4) +
      box(326, 26, 44, 46, art.sky) +
      stroke('M76 -20v110', c.warm, 3) +
      box(68, 88, 16, 16, c.warm, 3),
  },
  theatre: {
    focusX: 200,
    alt: 'a theatre stage with curtains and a singer, seen from the seats',
    draw: (c) =>
      box(0, -80, 400, 360, art.ink) +
      box(60, -80, 280, 230, c.pop) +
      box(60, 150, 280, 14, c.warm) +
      shape('M200 10l92 140H108z', art.cream) +
      disc(200, 96, 15, c.warm === art.violet ? art.clay : c.main) +
      shape('M172 150c0-50 56-50 56 0z', c.main) +
      shape('M0 -80h70c26 100 8 180-18 244H0zM400 -80h-70c-26 100-8 180 18 244h52z', c.main) +
      stroke(
        'M22 -80c8 90 6 190-6 244M46 -80c10 90 6 180-10 244M378 -80c-8 90-6 190 6 244M354 -80c-10 90-6 180 10 244',
        c.soft,
      ) +
      box(0, 164, 400, 116, art.ink) +
      [60, 116, 172, 284, 340].map((x, i) => disc(x, 192, 20, i % 2 ? c.far : c.soft)).join('') +
      box(206, 176, 44, 24, c.pop, 6),
  },
  shelves: {
    focusX: 150,
    alt: 'library shelves with room to turn between them, and a reader at a table',
    draw: (c) =>
      room(c, c.sky === art.cream ? art.sand : art.cream, c.ground === art.cream ? c.far : c.ground) +
      [18, 214]
        .map(
          (x) =>
            box(x, 20, 128, 152, c.main) +
            [30, 78, 126]
              .map(
                (y, row) =>
                  box(x + 7, y, 114, 40, c.dark) +
                  Array.from({ length: 9 }, (_, i) => {
                    const tall = 24 + ((i * 7 + row * 5) % 14)
                    const colours = [c.pop, c.warm, c.soft, c.door, c.far, c.wall]
                    return box(
                      x + 10 + i * 12,
                      y + 40 - tall,
                      10,
                      tall,
                      colours[(i * 5 + row * 3 + (x > 100 ? 2 : 0)) % 6] ?? c.pop,
                    )
                  }).join(''),
              )
              .join(''),
        )
        .join('') +
      box(348, 60, 52, 112, c.far) +
      person(180, 192, art.clay, c.warm, c.dark) +
      box(206, 166, 96, 9, c.door) +
      stroke('M290 175v34M222 175v34', c.door, 5) +
      shape('M226 160l18-6 18 6v6h-36z', c.pop),
  },
  therapy: {
    focusX: 190,
    alt: 'a therapy room with a plinth, parallel bars and a large ball',
    draw: (c) =>
      room(c, c.far, c.ground === c.far ? c.sky : c.ground) +
      windowWithView(c, 30, 8, 110, 88) +
      box(176, 128, 150, 16, c.main, 5) +
      stroke('M192 144v46M310 144v46', c.dark, 5) +
      box(280, 114, 42, 16, art.cream, 6) +
      disc(96, 160, 34, c.pop) +
      stroke('M70 148c14-14 40-14 52 0', art.cream, 3) +
      stroke('M216 30v50M364 30v50', c.dark, 4) +
      stroke('M200 30h180', c.warm, 6) +
      [228, 256, 284, 312, 340].map((x, i) => disc(x, 52 + (i % 2) * 10, 8, i % 2 ? c.main : c.warm)).join('') +
      person(356, 196, art.clay, c.door),
  },
  music: {
    focusX: 190,
    oneWay: true,
    alt: 'people singing together in a circle with a guitar',
    draw: (c) =>
      room(c, c.soft === art.cream ? art.sky : c.soft, c.ground) +
      [40, 120, 210, 300, 356]
        .map((x, i) =>
          shape(`M${x} ${10 + (i % 3) * 12}v26a8 7 0 1 1-5-6V${16 + (i % 3) * 12}l-1-6z`, i % 2 ? c.main : c.warm),
        )
        .join('') +
      person(70, 190, art.clay, c.main, c.dark) +
      person(140, 180, '#8A4B2E', c.pop) +
      person(270, 180, art.sand, c.door) +
      person(340, 190, '#A9683F', c.warm, c.dark) +
      disc(205, 112, 11, '#B5764A') +
      shape('M186 180c0-66 40-66 40 0z', c.far === c.soft ? c.sky : c.far) +
      shape('M190 150c-14 0-16 24 0 26 8 2 14-4 16-12s-6-14-16-14z', c.warm) +
      stroke('M204 158l44-20', c.dark, 5),
  },
  craft: {
    focusX: 200,
    alt: 'a long table with paint, paper and pots, and stools that can be moved away',
    draw: (c) =>
      room(c, c.ground === c.sky ? c.far : c.sky, c.ground === c.sky ? c.ground : c.far) +
      box(36, 10, 86, 70, c.wall) +
      shape('M44 66c20-40 36-6 70-36v42H44z', c.main) +
      box(150, 10, 86, 70, c.wall) +
      disc(193, 44, 22, c.warm) +
      box(264, 10, 86, 70, c.wall) +
      shape('M274 70l34-46 34 46z', c.door) +
      box(30, 134, 340, 14, c.main) +
      stroke('M60 148v56M340 148v56', c.main, 7) +
      shape('M70 108h30l-4 26H74z', c.warm) +
      stroke('M78 108l-6-26M86 108V78M92 108l8-22', c.dark, 3) +
      box(130, 124, 60, 10, c.wall) +
      [216, 240, 264].map((x, i) => box(x, 116, 18, 18, [c.pop, c.door, c.warm][i] ?? c.pop, 3)).join('') +
      shape('M304 104c0 0 30-4 30 14s-8 16-15 16-15 0-15-16z', c.pop) +
      stroke('M120 176h44M142 176v30M230 176h44M252 176v30', c.dark, 5),
  },
  sportsHall: {
    focusX: 200,
    alt: 'a sports hall with a hoop and a person in a sports wheelchair with a ball',
    draw: (c) =>
      box(0, -80, 400, 360, c.wall) +
      [0, 80, 160, 240, 320].map((x) => box(x + 8, -34, 64, 56, art.sky)).join('') +
      box(0, 150, 400, 130, c.pop) +
      stroke('M0 152h400', c.warm, 5) +
      `<ellipse cx="200" cy="214" rx="110" ry="34" fill="none" stroke="${art.cream}" stroke-width="4"/>` +
      stroke('M350 150V40', c.dark, 6) +
      box(300, 26, 60, 44, c.soft, 3) +
      stroke('M304 74h34', c.warm, 5) +
      stroke('M306 76l6 22M336 76l-6 22M316 76v20M326 76v20', c.main, 2) +
      person(176, 190, '#8A4B2E', c.main, c.dark) +
      disc(214, 106, 13, c.warm) +
      stroke('M188 138l20-20', '#8A4B2E', 6),
  },
  cinemaSeats: {
    focusX: 200,
    alt: 'a cinema screen with captions, and spaces for wheelchairs in the middle row',
    draw: (c) =>
      box(0, -80, 400, 360, art.ink) +
      box(70, -10, 260, 120, art.cream) +
      shape('M70 110V70c40-40 70 0 120-20s90-20 140 6v54z', c.far) +
      disc(280, 30, 14, c.pop) +
      box(130, 86, 140, 14, c.main, 4) +
      stroke('M142 93h60M210 93h46', art.cream, 3) +
      [20, 76, 286, 342].map((x) => box(x, 140, 44, 60, c.warm, 10)).join('') +
      person(172, 196, art.clay, c.door, c.soft) +
      person(226, 196, '#8A4B2E', c.pop, c.soft) +
      box(0, 196, 400, 84, c.main),
  },
  quietRoom: {
    focusX: 180,
    alt: 'a quiet room with a beanbag, soft light and headphones on a hook',
    draw: (c) =>
      room(c, c.soft === art.cream ? art.lilac : c.soft, c.main === art.violet ? art.teal : art.violet) +
      windowWithView(c, 258, 6, 110, 90) +
      shape('M90 196c-20-40 16-74 60-74s84 30 62 74c-20 10-100 10-122 0z', c.pop) +
      shape('M120 136c10-10 50-10 62 0', c.warm) +
      stroke('M60 -80v70', c.dark, 3) +
      shape('M38 14c0-32 44-32 44 0z', c.warm) +
      disc(60, 16, 7, art.cream) +
      stroke('M200 50v12', c.dark, 4) +
      stroke('M182 92c0-40 36-40 36 0', c.main, 5) +
      box(176, 86, 12, 20, c.main, 5) +
      box(212, 86, 12, 20, c.main, 5) +
      box(296, 140, 60, 60, art.cream, 6) +
      shape('M326 140c-22-14-18-38 0-46 18 8 22 32 0 46z', c.door),
  },
  classroom: {
    focusX: 200,
    oneWay: true,
    alt: 'a learning room with a screen, an interpreter beside it and desks',
    draw: (c) =>
      room(c, c.far, c.ground === c.far ? c.sky : c.ground) +
      box(100, -10, 160, 92, art.cream, 4) +
      box(108, -2, 144, 76, c.main) +
      stroke('M122 18h60M122 34h90M122 50h40', art.cream, 5) +
      disc(228, 52, 12, c.pop) +
      person(312, 150, '#A9683F', c.dark) +
      stroke('M304 112l-14-18M322 112l14-16', '#A9683F', 6) +
      [34, 164, 294]
        .map(
          (x, i) =>
            box(x, 152, 76, 10, c.door) +
            stroke(`M${x + 8} 162v42M${x + 68} 162v42`, c.door, 5) +
            box(x + 18, 132, 36, 20, [c.warm, c.pop, c.soft][i] ?? c.pop, 3),
        )
        .join(''),
  },
  meal: {
    focusX: 200,
    alt: 'a shared table laid for a meal, with bread, soup and fruit',
    draw: (c) =>
      room(c, c.ground === c.sky ? c.far : c.sky, c.ground === c.sky ? c.sky : c.ground) +
      windowWithView(c, 140, -10, 120, 80) +
      person(70, 140, '#8A4B2E', c.main) +
      person(330, 140, art.sand, c.door) +
      `<ellipse cx="200" cy="150" rx="180" ry="40" fill="${c.main}"/>` +
      `<ellipse cx="200" cy="144" rx="180" ry="40" fill="${c.wall}"/>` +
      `<ellipse cx="100" cy="146" rx="34" ry="11" fill="${c.soft === art.cream ? art.lilac : c.soft}"/>` +
      `<ellipse cx="300" cy="146" rx="34" ry="11" fill="${c.soft === art.cream ? art.lilac : c.soft}"/>` +
      shape('M170 132h60c0 24-10 32-30 32s-30-8-30-32z', c.warm) +
      `<ellipse cx="200" cy="132" rx="30" ry="8" fill="${c.pop}"/>` +
      shape('M84 142c0-14 32-14 32 0 0 6-32 6-32 0z', c.pop) +
      disc(290, 140, 8, c.warm) +
      disc(306, 140, 8, c.door) +
      stroke('M168 190v60M232 190v60', c.dark, 6),
  },
} satisfies Record<string, Scene>
