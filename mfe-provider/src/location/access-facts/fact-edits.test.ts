import { accessOption, accessOptions } from '@waymark/domain/access-fit/options'
import { describe, expect, it } from 'vitest'
import { copiedEdit, copyableFacts } from './copyable-facts.ts'
import {
  changedEdit,
  checkedBySaving,
  factEdits,
  factsToSend,
  fieldOfFact,
  knownCount,
  neverChecked,
} from './fact-edits.ts'
import { checkedText, factText } from './fact-words.ts'

const door = {
  accessibilityOptionId: 11,
  value: 'yes' as const,
  measure: 82,
  note: null,
  source: 'Visit by our team',
  checkedOn: '2026-05-01',
  photo: null,
  photoAlt: null,
}
const noLoop = { ...door, accessibilityOptionId: 34, value: 'no' as const, measure: null }
const doorOption = accessOption(11) ?? accessOptions[0]
const now = new Date('2026-11-20T00:00:00Z')
const editOf = (facts: Parameters<typeof factEdits>[0], id: number) => {
  const edit = factEdits(facts)[id]
  if (!edit) throw new Error(`no option ${id}`)
  return edit
}

describe('a draft of facts', () => {
  it('shows every option, and what nobody has checked as unknown', () => {
    const edits = factEdits([door])
    expect(Object.keys(edits)).toHaveLength(accessOptions.length)
    expect(Object.values(edits).filter(({ value }) => value !== 'unknown')).toEqual([
      {
        accessibilityOptionId: 11,
        value: 'yes',
        measure: 82,
        note: '',
        source: 'Visit by our team',
        checked: checkedBySaving,
      },
    ])
    expect(knownCount(edits)).toEqual({ known: 1, all: accessOptions.length })
    expect(knownCount(edits, 'parking').known).toBe(0)
  })

  it('sends known facts, never unknown ones, and a day only where one was given', () => {
    const sent = { accessibilityOptionId: 11, value: 'yes', measure: 82, note: null, source: 'Visit by our team' }
    expect(factsToSend(factEdits([door]))).toEqual([sent])
    const dated = { ...editOf([door], 11), checked: '2026-11-19' }
    expect(factsToSend({ 11: dated })).toEqual([{ ...sent, checkedOn: '2026-11-19' }])
    expect(factsToSend({ 11: { ...dated, checked: neverChecked } })).toEqual([{ ...sent, checkedOn: null }])
  })

  it('finds the fact that an error is about', () => {
    expect(fieldOfFact(factEdits([door]), 'facts.0.measure')).toBe('11.measure')
    expect(fieldOfFact(factEdits([door]), 'version')).toBe('version')
  })

  it('says what is known and when it was checked', () => {
    const edit = editOf([door], 11)
    if (!doorOption) throw new Error('no option')
    expect(factText(doorOption, edit)).toBe('yes, 82 cm')
    expect(factText(doorOption, { value: 'unknown', measure: 82 })).toBe('unknown')
    expect(checkedText(edit, door, now)).toBe('Checked 6 months ago')
    expect(checkedText({ ...edit, value: 'no' }, door, now)).toBe('Will count as checked today')
    expect(checkedText({ ...edit, checked: neverChecked }, door, now)).toBe('Never checked')
  })
})

describe('a changed answer', () => {
  const told = { ...door, source: 'Told by a visitor' }
  const edit = editOf([told], 11)

  it('has the organisation as its source, unless another is named', () => {
    const changed = changedEdit(edit, { value: 'no' }, told)
    expect(changed).toMatchObject({ value: 'no', source: 'Staff', checked: checkedBySaving })
    expect(changedEdit(edit, { measure: 90 }, told).source).toBe('Staff')
    const named = changedEdit(changed, { source: 'Measured by Hana' }, told)
    expect(changedEdit(named, { measure: null }, told).source).toBe('Measured by Hana')
  })

  it('has its own source again once it is put back', () => {
    const changed = changedEdit(edit, { value: 'no' }, told)
    expect(changedEdit(changed, { value: 'yes' }, told)).toEqual(edit)
    expect(changedEdit(edit, { note: 'Wide' }, told).source).toBe('Told by a visitor')
  })
})

describe('copying from another location', () => {
  it('offers what differs, and never what is unknown there', () => {
    const offered = copyableFacts(factEdits([noLoop]), [door, noLoop])
    expect(offered.map(({ option, here }) => [option.id, here.value])).toEqual([[11, 'unknown']])
  })

  it('copies a no as a no, without a day or a picture', () => {
    expect(copiedEdit({ ...noLoop, photo: '/files/x.webp' }, 'Kōwhai Care, Petone')).toEqual({
      accessibilityOptionId: 34,
      value: 'no',
      measure: null,
      note: '',
      source: 'Copied from Kōwhai Care, Petone',
      checked: neverChecked,
    })
  })
})
