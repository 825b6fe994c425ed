import { isTooManyPixels } from '@waymark/domain/picture-type'

/** Loads a chosen file as a picture; null when the browser cannot read it, or it is larger than the server takes. */
export async function readPicture(file: File): Promise<HTMLImageElement | null> {
  const address = URL.createObjectURL(file)
  const picture = new Image()
  picture.src = address
  try {
    // Only the size is read here: a huge picture is refused before the browser decodes it.
    await new Promise((done, failed) => {
      picture.onload = done
      picture.onerror = failed
    })
    return isTooManyPixels(picture.naturalWidth * picture.naturalHeight) ? null : picture
  } catch {
    URL.revokeObjectURL(address)
    return null
  }
}

/** Frees the memory of a picture. */
export function forgetPicture(picture: HTMLImageElement): void {
  URL.revokeObjectURL(picture.src)
}
