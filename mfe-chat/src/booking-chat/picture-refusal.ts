const megabyte = 1024 * 1024
const maxMegabytes = 10

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

/** Why a file cannot be sent as a picture at all, or null; the server checks the rest. */
export function pictureRefusal({ name, size, type }: File): string | null {
  if (!pictureTypes.includes(type)) return `${name} is not a picture that we can show. Use a JPEG, PNG or WebP.`
  if (size <= maxMegabytes * megabyte) return null
  return `${name} is ${Math.ceil(size / megabyte)} MB. Use a picture of at most ${maxMegabytes} MB.`
}
