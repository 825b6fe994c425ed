const megabyte = 1024 * 1024
const maxMegabytes = 10

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp']
export const imageHint = `JPEG, PNG or WebP, up to ${maxMegabytes} MB.`

/** Why a picture cannot be sent at all, or null; the server checks the rest. */
export function tooLargeSentence(file: File): string | null {
  return largerThan(file, maxMegabytes, 'a picture')
}

/** "plan.pdf has 17 MB. Use a PDF of at most 15 MB.", or null. */
export function largerThan(file: File, megabytes: number, what: string): string | null {
  if (file.size <= megabytes * megabyte) return null
  return `${file.name} is ${Math.ceil(file.size / megabyte)} MB. Use ${what} of at most ${megabytes} MB.`
}
