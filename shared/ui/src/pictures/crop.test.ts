import { expect, test } from 'vitest'
import { dragged, partOf, wholePicture } from './crop.ts'

const wide = { width: 900, height: 300 }
const logo = { width: 360, height: 360, isFilled: false }
const photograph = { width: 600, height: 360, isFilled: true }

test('a new logo is shown whole: the square extends beyond its shorter side', () => {
  expect(partOf(wide, logo, wholePicture)).toEqual({ width: 900, height: 900, left: 0, top: -300 })
})

test('a new photograph fills its shape from edge to edge', () => {
  expect(partOf(wide, photograph, wholePicture)).toEqual({ width: 500, height: 300, left: 200, top: 0 })
  const tall = partOf({ width: 300, height: 900 }, photograph, wholePicture)
  expect([tall.width, tall.height, tall.left, tall.top].map(Math.round)).toEqual([300, 180, 0, 360])
})

test('the smallest part is a quarter of what fills the shape', () => {
  const least = partOf(wide, logo, { size: 100, across: 0, down: 100 })
  expect([least.width, least.left, least.top].map(Math.round)).toEqual([75, 0, 225])
  expect(Math.round(partOf(wide, photograph, { size: 100, across: 0, down: 0 }).width)).toBe(125)
})

test('dragging to the right shows more of the left, and stops at the edges', () => {
  const close = { size: 100, across: 50, down: 50 }
  expect(Math.round(dragged(wide, logo, close, 1, 0).across)).toBe(41)
  expect(dragged(wide, logo, close, 20, -20)).toEqual({ size: 100, across: 0, down: 100 })
})

test('without room to move the picture stays in the middle', () => {
  expect(dragged(wide, logo, wholePicture, 0.2, 0.2)).toEqual(wholePicture)
  expect(dragged(wide, photograph, wholePicture, 0, 0.2)).toEqual(wholePicture)
})
