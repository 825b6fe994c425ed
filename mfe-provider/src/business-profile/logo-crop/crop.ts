/** Which square of a picture is kept: `size` 0 shows the whole picture, 100 a quarter of its shorter side; `across` and `down` are percentages of the space that is left. */
export interface Crop {
  readonly size: number
  readonly across: number
  readonly down: number
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** A square in pixels of the picture; where the picture is narrower it begins outside of it. */
export interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** A new picture is shown whole, in the middle. */
export const wholePicture: Crop = { size: 0, across: 50, down: 50 }

const minPart = 4

export function squareOf({ width, height }: PictureSize, { size, across, down }: Crop): Square {
  const largest = Math.max(width, height)
  const smallest = Math.min(width, height) / minPart
  const side = largest * (smallest / largest) ** (size / 100)
  return { side, left: beginOf(width, side, across), top: beginOf(height, side, down) }
}

/** The crop after the picture was dragged by a part of the shown square's side: right and down are positive. */
export function dragged(picture: PictureSize, crop: Crop, byAcross: number, byDown: number): Crop {
  const { side } = squareOf(picture, crop)
  return {
    size: crop.size,
    across: movedBy(crop.across, picture.width - side, -byAcross * side),
    down: movedBy(crop.down, picture.height - side, -byDown * side),
  }
}

/** Without room to move, the picture is centred. */
function beginOf(length: number, side: number, percent: number): number {
  const room = length - side
  return room <= 0 ? room / 2 : (room * percent) / 100
}

function movedBy(percent: number, room: number, by: number): number {
  if (room <= 0) return percent
  return Math.min(100, Math.max(0, percent + (100 * by) / room))
}
