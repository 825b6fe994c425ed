import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProviderFit } from './provider-fit.tsx'

const signLanguage = { accessibilityOptionId: 37, threshold: null, outcome: 'met' } as const

test.each([
  [0, 'They come to you: judged by what their people bring.'],
  [1, 'They come to you: judged by what their people bring. Your other need is about buildings.'],
  [3, 'They come to you: judged by what their people bring. Your other 3 needs are about buildings.'],
])('says what was judged beside %i needs of a building', (placeNeedCount, words) => {
  render(<ProviderFit fit={[signLanguage]} placeNeedCount={placeNeedCount} providerName="Kōwhai Care" />)
  expect(screen.getByText(words)).toBeInTheDocument()
})

test('judges nothing where all needs are of a building, and says so', () => {
  render(<ProviderFit fit={[]} placeNeedCount={2} providerName="Kōwhai Care" />)
  expect(screen.getByText(/so theirs is not judged\.$/)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

test('shows nothing to somebody without needs', () => {
  const { container } = render(<ProviderFit fit={[]} placeNeedCount={0} providerName="Kōwhai Care" />)
  expect(container).toBeEmptyDOMElement()
})
