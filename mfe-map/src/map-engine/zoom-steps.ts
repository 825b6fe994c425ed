import type { ExpressionSpecification } from 'maplibre-gl'

/** Widths that grow with the zoom as the map itself does; pairs of zoom and pixels. */
export const growing = (...stops: (number | ExpressionSpecification)[]): ExpressionSpecification => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops,
]

/** Even steps; pairs of zoom and value. */
export const linear = (...stops: number[]): ExpressionSpecification => ['interpolate', ['linear'], ['zoom'], ...stops]
