/** Which part of a picture is kept: `size` 0 shows as much as possible, 100 a quarter of that; `across` and `down` are percentages of the space that is left. */
export interface Crop {
  readonly size: number
  readonly across: number
  readonly down: number
}

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** What a picture is cut to, in pixels: a logo is shown whole at first, with room beside it; a photograph always fills its shape. */
export interface CropShape extends PictureSize {
  readonly isFilled: boolean
}

/** A part in pixels of the picture; where the picture is narrower it begins outside of it. */
export interface Part extends PictureSize {
  readonly left: number
  readonly top: number
}

/** As much as possible, in the middle. */
export const wholePicture: Crop = { size: 0, across: 50, down: 50 }

const minPart = 4

export function partOf(picture: PictureSize, shape: CropShape, { size, across, down }: Crop): Part {
  const scales = [picture.width / shape.width, picture.height / shape.height] as const
  const largest = shape.isFilled ? Math.min(...scales) : Math.max(...scales)
  const smallest = Math.min(...scales) / minPart
  const scale = largest * (smallest / largest) ** (size / 100)
  const [width, height] = [shape.width * scale, shape.height * scale]
  return { width, height, left: beginOf(picture.width, width, across), top: beginOf(picture.height, height, down) }
}

/** The crop after the picture was dragged by a part of the shown shape: right and down are positive. */
export function dragged(picture: PictureSize, shape: CropShape, crop: Crop, byAcross: number, byDown: number): Crop {
  const { width, height } = partOf(picture, shape, crop)
  return {
    size: crop.size,
    across: movedBy(crop.across, picture.width - width, -byAcross * width),
    down: movedBy(crop.down, picture.height - height, -byDown * height),
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
