import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDrafts, readDraft, useDraft } from './drafts.ts'

const empty = { name: '', people: 1, tags: ['first'], place: null }

beforeEach(() => sessionStorage.clear())

describe('useDraft', () => {
  it('restores what was typed after the screen has unmounted', () => {
    const first = renderHook(() => useDraft('booking', empty))
    act(() => first.result.current.change((value) => ({ ...value, name: 'Ana' })))
    first.unmount()
    const second = renderHook(() => useDraft('booking', empty))
    expect(second.result.current).toMatchObject({ value: { name: 'Ana' }, isRestored: true })
  })

  it('discards the draft of a saved form', () => {
    const { result } = renderHook(() => useDraft('booking', empty))
    act(() => result.current.change({ ...empty, name: 'Ana' }))
    act(() => result.current.discard())
    expect(result.current.value).toEqual(empty)
    expect(sessionStorage.length).toBe(0)
  })

  it('discards all drafts at logout and leaves the rest', () => {
    sessionStorage.setItem('draft:12:a', '{}')
    sessionStorage.setItem('other', 'x')
    clearDrafts()
    expect(Object.keys(sessionStorage)).toEqual(['other'])
  })
})

describe('readDraft', () => {
  it.each([
    ['text that is not JSON', '{'],
    ['a missing field', '{"name":"x"}'],
    ['another type', '{"name":1,"people":1,"tags":[],"place":null}'],
    ['a list of other things', '{"name":"","people":1,"tags":[1],"place":null}'],
  ])('drops %s', (_what, text) => {
    expect(readDraft(text, empty)).toBeUndefined()
  })

  it('keeps what was typed beside a number that was cleared', () => {
    const stored = { ...empty, name: 'Ana', people: null }
    expect(readDraft(JSON.stringify(stored), empty)).toEqual(stored)
  })

  it('accepts anything where the initial value is empty', () => {
    const stored = { ...empty, place: { latitude: -41 } }
    expect(readDraft(JSON.stringify(stored), empty)).toEqual(stored)
  })
})
