import { expect, it } from 'vitest'
import { fieldOfPicture, pictureToSend } from './asked.ts'

const file = new File(['picture'], 'door.png', { type: 'image/png' })

it('sends a new picture with its words, in the place of the one that it replaces', () => {
  expect(pictureToSend({ kind: 'newBanner', file }, 'The door', file)).toEqual({
    bannerImageAlt: 'The door',
    bannerImage: file,
  })
  expect(pictureToSend({ kind: 'newPicture', file }, 'The door', file)).toEqual({
    OtherImagesAlt: ['The door'],
    OtherImages: [file],
  })
  const replaced = { kind: 'replace', pictureId: 7, alt: 'The old door', file } as const
  expect(pictureToSend(replaced, 'The door', file)).toEqual({
    OtherImagesAlt: ['The door'],
    ReplacedFiles: [7],
    OtherImages: [file],
  })
})

it('sends only the words of a picture that is saved', () => {
  expect(pictureToSend({ kind: 'bannerAlt', alt: '' }, 'The door', null)).toEqual({ bannerImageAlt: 'The door' })
  expect(pictureToSend({ kind: 'pictureAlt', pictureId: 7, alt: '' }, 'The door', null)).toEqual({
    UpdatedImagesAlt: [{ pictureId: 7, alt: 'The door' }],
  })
})

it.each([
  ['bannerImage', 'file'],
  ['OtherImages', 'file'],
  ['OtherImages.0', 'file'],
  ['bannerImageAlt', 'alt'],
  ['OtherImagesAlt.0', 'alt'],
  ['UpdatedImagesAlt.0.alt', 'alt'],
])('a refusal of %s stands at the %s', (path, field) => expect(fieldOfPicture(path)).toBe(field))
