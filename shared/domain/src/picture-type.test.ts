import { expect, test } from 'vitest'
import { isPicture } from './picture-type.ts'

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF\0', true],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\r', true],
  ['a WebP', 'RIFF\x24\0\0\0WEBP', true],
  ['a sound', 'RIFF\x24\0\0\0WAVE', false],
  ['a GIF', 'GIF89a\x01\0\x01\0', false],
  ['a drawing', '<svg xmlns=""', false],
  ['text', 'no picture at all', false],
  ['a picture that was cut off', '\x89PNG', false],
  ['nothing', '', false],
])('%s', (_name, start, isOne) => {
  expect(isPicture(bytes(start))).toBe(isOne)
})
