const megabyte = 1024 * 1024
const mostMegabytes = 10

export const imageTypes = ['image/jpeg', 'image/png', 'image/webp']
export const imageHint = `JPEG, PNG or WebP, up to ${mostMegabytes} MB.`

/** Why a file need not be sent at all, or null; the server looks at the rest. */
export function tooLargeSentence(file: File): string | null {
  if (file.size <= mostMegabytes * megabyte) return null
  return `${file.name} has ${Math.ceil(file.size / megabyte)} MB. Use a picture of at most ${mostMegabytes} MB.`
}
