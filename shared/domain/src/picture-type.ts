/** Media types of the pictures that can be uploaded. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why a file is not taken as a picture. */
export const notPictureText = 'Use a JPEG, PNG or WebP picture.'

export const maxPictureMegapixels = 40

/** The words about a picture of more pixels, or one that cannot be decoded. */
export const unreadablePictureText = `This picture could not be read. Use a JPEG, PNG or WebP of at most ${maxPictureMegapixels} megapixels.`

/** Whether a picture has more pixels than are taken. */
export function isTooManyPixels(pixels: number): boolean {
  return pixels > maxPictureMegapixels * 1_000_000
}

const jpeg = [0xff, 0xd8, 0xff]
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** "RIFF" and, after the length of the file, "WEBP". */
const riff = [0x52, 0x49, 0x46, 0x46]
const webp = [0x57, 0x45, 0x42, 0x50]

/** Whether a file that begins with these bytes is a JPEG, PNG or WebP, whatever its name says. */
export function isPicture(start: Uint8Array): boolean {
  return holds(start, jpeg) || holds(start, png) || (holds(start, riff) && holds(start, webp, 8))
}

function holds(start: Uint8Array, bytes: readonly number[], from = 0): boolean {
  return bytes.every((byte, index) => start[from + index] === byte)
}
