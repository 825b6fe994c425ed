/** The pins of the map as SVG paths, in the boxes of `limits.pinIcon` (24 x 32) and `limits.bigPinIcon` (48 x 76). */
export const pinShape = {
  drop: 'M12 .8C5.8.8.8 5.7.8 11.8.8 19.9 12 31.2 12 31.2s11.2-11.3 11.2-19.4C23.2 5.7 18.2.8 12 .8Z',
  hole: { x: 12, y: 11.6, radius: 4.6 },
  /** In place of the hole where something is out of order. */
  outage: 'M12 4.4 19 16.4H5Z',
  outageMark: 'M12 9v3.2M12 14.6v.1',
} as const

/** An amenity: a plate with a person, or with a mark when it is out of order. */
export const amenityPinShape = {
  box: [30, 36],
  plate: 'M6 1H24a5 5 0 0 1 5 5V23a5 5 0 0 1-5 5H19L15 34.5 11 28H6a5 5 0 0 1-5-5V6A5 5 0 0 1 6 1Z',
  head: { x: 14, y: 6.4, radius: 2 },
  person: 'M14 10.4v6h5.2l2.4 5.4M14 13.2h5M11.4 13.8a5.6 5.6 0 1 0 7.4 7.6',
  outageMark: 'M15 7v9.5M15 21.6v.1',
} as const

/** The chosen place: as tall as the source's big pin, and ticked. */
export const bigPinShape = {
  drop: 'M24 1.2C11.4 1.2 1.2 11.4 1.2 24c0 12.6 9.6 20.6 22.8 50.8C37.2 44.6 46.8 36.6 46.8 24 46.8 11.4 36.6 1.2 24 1.2Z',
  hole: { x: 24, y: 24, radius: 13.5 },
  tick: 'M17.6 24.4 22.2 29 30.6 19.2',
} as const
