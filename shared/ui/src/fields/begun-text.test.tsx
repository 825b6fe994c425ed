import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { type BegunText, useRichField } from './begun-text.ts'
import { PlainSearch } from './plain-search.tsx'
import { SearchBox } from './search-box.tsx'

const onSearch = vi.fn()

function Rich({ begun }: { readonly begun: BegunText | undefined }) {
  const [text, setText] = useState('Wellington')
  return (
    <SearchBox
      label="Near"
      text={text}
      groups={[]}
      isLoading={false}
      emptyText="Nothing is called so."
      begun={begun}
      onText={setText}
      onSearch={onSearch}
      onChoose={() => {}}
      onSubmit={() => {}}
    />
  )
}

function Near({ load, onSubmit = () => {} }: { load: () => Promise<typeof Rich>; onSubmit?: (text: string) => void }) {
  const [rich, enrich] = useRichField(load)
  if (rich) return <rich.Field begun={rich.begun} />
  return (
    <>
      <PlainSearch
        label="Near"
        placeholder="Place"
        defaultText="Wellington"
        action="/search"
        onFocus={enrich}
        onSubmit={onSubmit}
      />
      <button type="button">Near me</button>
    </>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Near' })

it('goes on with what was typed until the richer field was there, and searches for it', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Rich>()
  render(<Near load={() => promise} />)
  const plain = field()
  await userEvent.clear(plain)
  await userEvent.type(plain, 'peto')
  await act(async () => resolve(Rich))
  expect(field()).not.toBe(plain)
  expect(field()).toHaveFocus()
  expect(onSearch).toHaveBeenLastCalledWith('peto')
  await userEvent.type(field(), 'ne')
  expect(field()).toHaveValue('petone')
})

it('keeps the cursor where it was, and takes no focus that has gone elsewhere', async () => {
  const first = Promise.withResolvers<typeof Rich>()
  const { unmount } = render(<Near load={() => first.promise} />)
  field().focus()
  field().setSelectionRange(2, 5)
  await act(async () => first.resolve(Rich))
  expect([field().selectionStart, field().selectionEnd]).toEqual([2, 5])
  unmount()

  const second = Promise.withResolvers<typeof Rich>()
  render(<Near load={() => second.promise} />)
  await userEvent.click(field())
  await userEvent.click(screen.getByRole('button', { name: 'Near me' }))
  await act(async () => second.resolve(Rich))
  expect(field()).not.toHaveFocus()
  expect(field()).toHaveValue('Wellington')
})

it('sends what was typed while the richer field is not there', async () => {
  const onSubmit = vi.fn()
  render(<Near load={() => new Promise(() => {})} onSubmit={onSubmit} />)
  await userEvent.clear(field())
  await userEvent.type(field(), 'library{Enter}')
  expect(onSubmit).toHaveBeenCalledWith('library')
})
