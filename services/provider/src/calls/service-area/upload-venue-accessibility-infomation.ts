import type { ParsedInputOf } from '@waymark/contracts/define-call'
import type { serviceArea } from '@waymark/contracts/service-area'
import { accessOption, measureText } from '@waymark/domain/access-fit/options'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import { checkPdf } from '@waymark/service-kit/check-pdf'
import type { Handler } from '@waymark/service-kit/implement'
import type { Upload } from '@waymark/service-kit/read-form'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { documentAnswer, factAnswer } from '../../answers/venue-answer.ts'
import type { Context } from '../../context.ts'
import { rememberUpload, wasUploaded } from '../../db/area-uploads.ts'
import { addDocuments, deleteDocuments, listDocuments } from '../../db/documents.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'
import { type FactRow, listFacts, writeFacts } from '../../db/venue-facts.ts'
import { raiseAreaVersion } from '../../db/write-service-area.ts'
import { keepPicture } from '../../files/keep-picture.ts'

type Changes = ParsedInputOf<typeof serviceArea.uploadVenueAccessibilityInfomation>
type FactInput = NonNullable<Changes['facts']>[number]

const maxPdfs = 20
const chooseOne = 'Choose one from the list.'

export const uploadVenueAccessibilityInfomation: Handler<
  Context,
  typeof serviceArea.uploadVenueAccessibilityInfomation
> = async (input, { context, files, idempotencyKey }) => {
  const { serviceAreaId } = input
  const today = dayAt(await findAreaTimeZone(context.reads, serviceAreaId), context.now().getTime())
  const wrong = wrongFields(input, today, files)
  if (wrong) return invalid(wrong)
  const documents: Parameters<typeof addDocuments>[2][number][] = []
  for (const [index, upload] of files.pdfs.entries()) {
    const content = await upload.read()
    checkPdf(content)
    const file_key = await context.files.put(content, 'pdf')
    documents.push({ file_key, title: input.pdfTitles[index] ?? '', size_bytes: upload.sizeBytes })
  }
  const photos = new Map<number, string>()
  for (const [index, upload] of files.proofPhotos.entries())
    photos.set(input.proofPhotoOptionIds[index] ?? 0, await keepPicture(context.files, upload, 'hd'))

  const answer = await context.db
    .transaction()
    .execute(async (trx) => {
      const at = { serviceAreaId, version: input.version, now: context.now() }
      if (await wasUploaded(trx, serviceAreaId, idempotencyKey)) return undefined
      const kept = await listDocuments(trx, serviceAreaId)
      if (!input.deletedPdfIds.every((id) => kept.some((row) => row.id === id))) return notFound()
      const staying = kept.filter(({ id }) => !input.deletedPdfIds.includes(id))
      if (staying.length + documents.length > maxPdfs) return refuse('TooManyPdfs', { max: maxPdfs })
      if (!(await raiseAreaVersion(trx, at))) return refuse('ChangedMeanwhile')
      const before = await listFacts(trx, serviceAreaId)
      const facts = factsAfter(before, input, { today, photos })
      const unproven = [...photos.keys()].find((id) => !facts.some((fact) => fact.accessibility_option_id === id))
      if (unproven !== undefined) throw new PhotoWithoutFact()
      await writeFacts(trx, serviceAreaId, facts)
      await deleteDocuments(trx, serviceAreaId, input.deletedPdfIds)
      await addDocuments(trx, serviceAreaId, documents)
      await rememberUpload(trx, serviceAreaId, idempotencyKey, at.now)
      return undefined
    })
    .catch((error: unknown) => {
      if (error instanceof PhotoWithoutFact)
        return invalid({ proofPhotoOptionIds: 'Say yes or no before you add a picture.' })
      throw error
    })
  if (answer) return answer
  const [facts, pdfs] = await Promise.all([
    listFacts(context.db, serviceAreaId),
    listDocuments(context.db, serviceAreaId),
  ])
  return {
    version: input.version + 1,
    accessibilityFacts: facts.map(factAnswer),
    accessibilityPdfs: pdfs.map(documentAnswer),
  }
}

/** Rolls back the change: a picture was sent for an option without a fact. */
class PhotoWithoutFact extends Error {
  override readonly name = 'PhotoWithoutFact'
}

function wrongFields(
  input: Changes,
  today: string,
  files: { readonly pdfs: readonly Upload[]; readonly proofPhotos: readonly Upload[] },
): Record<string, string> | undefined {
  const wrong = new Map<string, string>()
  const seen = new Set<number>()
  for (const [index, fact] of (input.facts ?? []).entries()) {
    const option = accessOption(fact.accessibilityOptionId)
    const at = `facts.${index}`
    if (!option) wrong.set(`${at}.accessibilityOptionId`, chooseOne)
    else if (seen.has(option.id)) wrong.set(`${at}.accessibilityOptionId`, 'This option is listed twice.')
    else if (fact.measure !== null && !option.measure) wrong.set(`${at}.measure`, 'This option has no measure.')
    else if (fact.measure !== null && option.measure) {
      const { unit, min, max } = option.measure
      if (fact.measure < min || fact.measure > max)
        wrong.set(`${at}.measure`, `Give a measure from ${measureText(unit, min)} to ${measureText(unit, max)}.`)
    }
    if (fact.checkedOn && fact.checkedOn > today) wrong.set(`${at}.checkedOn`, 'This day is in the future.')
    seen.add(fact.accessibilityOptionId)
  }
  if (!input.enabledAccessibilityOptionIds.every((id) => accessOption(id)))
    wrong.set('enabledAccessibilityOptionIds', chooseOne)
  if (input.pdfTitles.length !== files.pdfs.length) wrong.set('pdfTitles', 'Give each PDF a title.')
  if (input.proofPhotoOptionIds.length !== files.proofPhotos.length)
    wrong.set('proofPhotoOptionIds', 'Say what each picture proves.')
  return wrong.size > 0 ? Object.fromEntries(wrong) : undefined
}

/** All facts after the change. */
function factsAfter(
  before: readonly FactRow[],
  input: Changes,
  found: { readonly today: string; readonly photos: ReadonlyMap<number, string> },
): FactRow[] {
  const keptOf = (id: number) => before.find((fact) => fact.accessibility_option_id === id)
  const facts = input.facts
    ? input.facts.map((given) => factRow(given, keptOf(given.accessibilityOptionId), found.today))
    : [...before]
  const ticked = input.enabledAccessibilityOptionIds.filter(
    (id) => !facts.some((fact) => fact.accessibility_option_id === id),
  )
  const all = [...facts, ...[...new Set(ticked)].map((id) => tickedRow(id, found.today))]
  return all.map((fact) => ({ ...fact, photo_key: found.photos.get(fact.accessibility_option_id) ?? fact.photo_key }))
}

/** An unchanged fact keeps the day on which it was checked. */
function factRow(given: FactInput, kept: FactRow | undefined, today: string): FactRow {
  const is_met = given.value === 'yes'
  const isSame = kept?.is_met === is_met && kept.measure === given.measure
  return {
    accessibility_option_id: given.accessibilityOptionId,
    is_met,
    measure: given.measure,
    note: given.note || null,
    source: given.source || null,
    checked_on: given.checkedOn === undefined ? (isSame ? kept.checked_on : today) : given.checkedOn,
    photo_key: given.isPhotoDeleted ? null : (kept?.photo_key ?? null),
  }
}

function tickedRow(id: number, today: string): FactRow {
  return {
    accessibility_option_id: id,
    is_met: true,
    measure: null,
    note: null,
    source: null,
    checked_on: today,
    photo_key: null,
  }
}
