import { openingHours, type picture, type venueFact } from '@waymark/contracts/service-area'
import { type CountryId, country } from '@waymark/domain/enums'
import * as z from 'zod/mini'
import type { PictureRow } from '../db/pictures.ts'
import type { FactRow } from '../db/venue-facts.ts'
import { fileAddress } from './file-address.ts'

export function factAnswer(fact: FactRow): z.input<typeof venueFact> {
  return {
    accessibilityOptionId: fact.accessibility_option_id,
    value: fact.is_met ? 'yes' : 'no',
    measure: fact.measure,
    note: fact.note,
    source: fact.source,
    checkedOn: fact.checked_on,
    photo: fileAddress(fact.photo_key),
  }
}

export function pictureAnswer({ file_key, alt }: Pick<PictureRow, 'file_key' | 'alt'>): z.input<typeof picture> {
  return { url: fileAddress(file_key), alt }
}

/** Opening hours as the table keeps them: checked when they were written. */
export function openingHoursAnswer(kept: unknown): z.output<typeof openingHours> {
  return z.parse(openingHours, kept)
}

export function countryOf(value: number): CountryId {
  return value === country.au ? country.au : country.nz
}
