import type { MapView } from './engine-props.ts'

const samePlaceDegrees = 1e-5
const sameZoom = 0.01

/** Whether two views cannot be told apart. */
export const isSameView = (one: MapView, other: MapView) =>
  Math.abs(one.centre.lat - other.centre.lat) < samePlaceDegrees &&
  Math.abs(one.centre.lng - other.centre.lng) < samePlaceDegrees &&
  Math.abs(one.zoom - other.zoom) < sameZoom
