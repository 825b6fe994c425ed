import { fileAddress } from '@waymark/service-kit/file-address'

/** A picture with its text; null when there is none. */
export function pictureOf(key: string | null, alt: string | null): { url: string; alt: string } | null {
  return key === null ? null : { url: fileAddress(key), alt: alt ?? '' }
}
