import { expect, test } from 'vitest'
import { dragged, squareOf, wholePicture } from './crop.ts'

const wide = { width: 900, height: 300 }

test('a new picture is shown whole: the square extends beyond its shorter side', () => {
  expect(squareOf(wide, wholePicture)).toEqual({ side: 900, left: 0, top: -300 })
})

test('the smallest part is a quarter of the shorter side', () => {
  const { side, left, top } = squareOf(wide, { size: 100, across: 0, down: 100 })
  expect([side, left, top].map(Math.round)).toEqual([75, 0, 225])
})

test('dragging to the right shows more of the left, and stops at the edges', () => {
  const close = { size: 100, across: 50, down: 50 }
  expect(Math.round(dragged(wide, close, 1, 0).across)).toBe(41)
  expect(dragged(wide, close, 20, -20)).toEqual({ size: 100, across: 0, down: 100 })
})

test('without room to move the picture stays in the middle', () => {
  expect(dragged(wide, wholePicture, 0.2, 0.2)).toEqual(wholePicture)
})
