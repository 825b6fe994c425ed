import { fileAddress } from '@waymark/service-kit/file-address'

/** An indexed picture; null where there is none. */
export function pictureAnswer(key: string | null, alt: string | null): { url: string; alt: string } | null {
  return key === null ? null : { url: fileAddress(key), alt: alt ?? '' }
}
