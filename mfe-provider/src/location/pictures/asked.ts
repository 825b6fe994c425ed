import type { InputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import type { FormInput } from '@waymark/web-kit/use-form'

/** The open question: the text of a new or saved picture, or whether to delete one. */
export type Asked = Described | { readonly kind: 'delete'; readonly pictureId: number | null; readonly alt: string }

/** A picture whose text is asked for. */
export type Described =
  | { readonly kind: 'newBanner' | 'newPicture'; readonly file: File }
  | { readonly kind: 'replace'; readonly pictureId: number; readonly alt: string; readonly file: File }
  | { readonly kind: 'bannerAlt'; readonly alt: string }
  | { readonly kind: 'pictureAlt'; readonly pictureId: number; readonly alt: string }

type PicturesToSend = Omit<FormInput<InputOf<typeof serviceArea.uploadServiceAreaImages>>, 'serviceAreaId'> & {
  readonly bannerImage?: File | null
  readonly OtherImages?: readonly File[] | null
}

/** What the call takes for it. */
export function pictureToSend(asked: Described, alt: string, file: File | null): PicturesToSend {
  const files = file ? [file] : null
  switch (asked.kind) {
    case 'newBanner':
      return { bannerImageAlt: alt, bannerImage: file }
    case 'newPicture':
      return { OtherImagesAlt: [alt], OtherImages: files }
    case 'replace':
      return { OtherImagesAlt: [alt], ReplacedFiles: [asked.pictureId], OtherImages: files }
    case 'bannerAlt':
      return { bannerImageAlt: alt }
    case 'pictureAlt':
      return { UpdatedImagesAlt: [{ pictureId: asked.pictureId, alt }] }
  }
}

/** The field of the dialog that a path of the call is about. */
export function fieldOfPicture(path: string): string {
  return /^(bannerImage|OtherImages)(\.|$)/.test(path) ? 'file' : 'alt'
}
