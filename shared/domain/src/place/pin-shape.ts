/** The pins of the map as SVG paths, in the boxes of `limits.pinIcon` (24 x 32) and `limits.bigPinIcon` (48 x 76). */
export const pinShape = {
  drop: 'M12 .8C5.8.8.8 5.7.8 11.8.8 19.9 12 31.2 12 31.2s11.2-11.3 11.2-19.4C23.2 5.7 18.2.8 12 .8Z',
  hole: { x: 12, y: 11.6, radius: 4.6 },
} as const

/** The chosen place: as tall as the source's big pin, and ticked. */
export const bigPinShape = {
  drop: 'M24 1.2C11.4 1.2 1.2 11.4 1.2 24c0 12.6 9.6 20.6 22.8 50.8C37.2 44.6 46.8 36.6 46.8 24 46.8 11.4 36.6 1.2 24 1.2Z',
  hole: { x: 24, y: 24, radius: 13.5 },
  tick: 'M17.6 24.4 22.2 29 30.6 19.2',
} as const
