const maxSide = 1600

/**
 * A picture drawn anew, no larger than a screen shows: what a camera writes beside it, such as where it was taken, stays
 * here. Our own transport does the same on the server.
 */
export async function cleanPicture(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (drawn) => (drawn ? resolve(drawn) : reject(new Error('This picture cannot be drawn.'))),
      'image/jpeg',
      0.85,
    ),
  )
}
