import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useRealMoves } from './use-real-moves.ts'

const sydney = { centre: { lat: -33.8678, lng: 151.2073 }, zoom: 12 }
const teAro = { centre: { lat: -41.294, lng: 174.777 }, zoom: 14 }

test('a changed size is no move, and a way back is one', () => {
  const onMoved = vi.fn()
  const { result } = renderHook(() => useRealMoves(sydney, onMoved))
  result.current({ ...sydney })
  expect(onMoved).not.toHaveBeenCalled()
  result.current(teAro)
  result.current({ ...teAro, zoom: 14.001 })
  result.current(sydney)
  expect(onMoved.mock.calls).toEqual([[teAro], [sydney]])
})
