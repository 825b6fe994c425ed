/** The open question: the text of a new or saved picture, or whether to delete one. */
export type Asked =
  | { readonly kind: 'newBanner' | 'newPicture'; readonly file: File }
  | { readonly kind: 'replace'; readonly pictureId: number; readonly alt: string; readonly file: File }
  | { readonly kind: 'bannerAlt'; readonly alt: string }
  | { readonly kind: 'pictureAlt'; readonly pictureId: number; readonly alt: string }
  | { readonly kind: 'delete'; readonly pictureId: number | null; readonly alt: string }
