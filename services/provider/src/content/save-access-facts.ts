import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { jobs } from '@waymark/contracts/jobs'
import type { serviceArea } from '@waymark/contracts/service-area'
import { accessOption, asksForMeasure } from '@waymark/domain/access-fit/options'
import { isBeyond } from '@waymark/domain/access-fit/relied'
import { keepPicture } from '@waymark/service-kit/keep-picture'
import { addToOutbox } from '@waymark/service-kit/outbox'
import type { Upload } from '@waymark/service-kit/read-form'
import { type Invalid, invalid, type NotFound, notFound, type Refused, refuse } from '@waymark/service-kit/refusal'
import { documentAnswer, factAnswer } from '../answers/venue-answer.ts'
import type { Context } from '../context.ts'
import { type FactRow, listFacts, writeFacts } from '../db/access-facts.ts'
import { type ContentOwner, raiseOwnerVersion } from '../db/content-owner.ts'
import { addDocuments, type DocumentRow, deleteDocuments, listDocuments } from '../db/documents.ts'
import { hasPublicFiles } from '../db/files.ts'
import { rememberUpload, wasUploaded } from '../db/uploads.ts'
import { contradictionsOf, factProblem } from './fact-problem.ts'

/** What saving access facts has in common, whatever they are facts of. */
export type FactChanges = Omit<ParsedInputOf<typeof serviceArea.uploadVenueAccessibilityInfomation>, 'serviceAreaId'>
type FactInput = NonNullable<FactChanges['facts']>[number]

export interface FactUpload {
  readonly changes: FactChanges
  readonly files: { readonly pdfs: readonly Upload[]; readonly proofPhotos: readonly Upload[] }
  readonly idempotencyKey: string | undefined
  /** The local date of the location. */
  readonly today: string
}

type ProofPhoto = Pick<FactRow, 'photo_key' | 'photo_alt'>

interface SavedFacts {
  readonly version: number
  readonly facts: ReturnType<typeof factAnswer>[]
  readonly documents: ReturnType<typeof documentAnswer>[]
}

const maxPdfs = 20
const chooseOne = 'Choose one from the list.'

/**
 * Saves what is known of the accessibility of a location or an activity, with proof pictures and PDFs; a retried upload
 * changes nothing.
 */
export async function saveAccessFacts(
  context: Context,
  owner: ContentOwner,
  { changes, files, idempotencyKey, today }: FactUpload,
): Promise<SavedFacts | Invalid | NotFound | Refused<'TooManyPdfs' | 'ChangedMeanwhile'>> {
  const wrong = wrongFields(changes, today, files)
  if (wrong) return invalid(wrong)
  const isPrivate = !(await hasPublicFiles(context.reads, owner))
  const documents: Omit<DocumentRow, 'id'>[] = []
  for (const [index, upload] of files.pdfs.entries()) {
    const content = await upload.read()
    const { checkPdf } = await import('@waymark/service-kit/check-pdf')
    await checkPdf(content)
    const file_key = await context.files.put(content, 'pdf', { isPrivate })
    documents.push({ file_key, title: changes.pdfTitles[index] ?? '', size_bytes: upload.sizeBytes })
  }
  const photos = new Map<number, ProofPhoto>()
  for (const [index, upload] of files.proofPhotos.entries())
    photos.set(changes.proofPhotoOptionIds[index] ?? 0, {
      photo_key: await keepPicture(context.files, upload, 'hd', { isPrivate }),
      photo_alt: changes.proofPhotoAlts[index] ?? null,
    })

  const answer = await context.db
    .transaction()
    .execute(async (trx) => {
      const at = { version: changes.version, now: context.now() }
      if (await wasUploaded(trx, owner, idempotencyKey)) return undefined
      const kept = await listDocuments(trx, owner)
      if (!changes.deletedPdfIds.every((id) => kept.some((row) => row.id === id))) return notFound()
      const staying = kept.filter(({ id }) => !changes.deletedPdfIds.includes(id))
      if (staying.length + documents.length > maxPdfs) return refuse('TooManyPdfs', { max: maxPdfs })
      if (!(await raiseOwnerVersion(trx, owner, at))) return refuse('ChangedMeanwhile')
      const before = await listFacts(trx, owner)
      const facts = factsAfter(before, changes, { today, photos })
      const refused = unmeasuredFields(before, changes) ?? impossibleFields(before, facts, changes)
      if (refused) throw new FactsRefused(refused)
      const unproven = [...photos.keys()].find((id) => !facts.some((fact) => fact.accessibility_option_id === id))
      if (unproven !== undefined)
        throw new FactsRefused({ proofPhotoOptionIds: 'Say yes or no before you add a picture.' })
      await writeFacts(trx, owner, facts)
      const lost = lostOptions(before, facts)
      if (lost.length > 0)
        await addToOutbox(trx, jobs.booking.warnOfLostFacts, { owner, optionIds: lost, at: at.now.toISOString() })
      await deleteDocuments(trx, owner, changes.deletedPdfIds)
      await addDocuments(trx, owner, documents)
      await rememberUpload(trx, owner, idempotencyKey, at.now)
      return undefined
    })
    .catch((error: unknown) => {
      if (error instanceof FactsRefused) return invalid(error.fields)
      throw error
    })
  if (answer) return answer
  const [facts, pdfs] = await Promise.all([listFacts(context.db, owner), listDocuments(context.db, owner)])
  return { version: changes.version + 1, facts: facts.map(factAnswer), documents: pdfs.map(documentAnswer) }
}

/** What held before, and is known not to hold any more, or measures less well than it did. */
export function lostOptions(before: readonly FactRow[], after: readonly FactRow[]): number[] {
  const held = new Map(before.flatMap((fact) => (fact.is_met ? [[fact.accessibility_option_id, fact.measure]] : [])))
  return after.flatMap(({ accessibility_option_id: id, is_met, measure }) => {
    if (!held.has(id)) return []
    const known = accessOption(id)?.measure
    const was = held.get(id) ?? null
    const isLess = !!known && measure !== null && was !== null && isBeyond(known, measure, was)
    return !is_met || isLess ? [id] : []
  })
}

/** Rolls back the change: what is wrong is known once the facts are put together. */
class FactsRefused extends Error {
  override readonly name = 'FactsRefused'
  readonly fields: Readonly<Record<string, string>>

  constructor(fields: Readonly<Record<string, string>>) {
    super('facts refused')
    this.fields = fields
  }
}

/** Facts that say nothing without the measure which they lack, and did not lack before, by their field; undefined when there are none. */
function unmeasuredFields(before: readonly FactRow[], { facts = [] }: FactChanges): Record<string, string> | undefined {
  const fields = facts.flatMap(({ accessibilityOptionId: id, value, measure }, index) => {
    const option = accessOption(id)
    const wasLacking = before.some(
      (fact) => fact.accessibility_option_id === id && fact.is_met && fact.measure === null,
    )
    const isLacking = value === 'yes' && measure === null && option !== null && asksForMeasure(option)
    return isLacking && !wasLacking
      ? [[`facts.${index}.measure`, 'Give the measure, or answer “Unknown”.'] as const]
      : []
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/** Facts that contradict each other after the change and did not before, by their field; undefined when none do. */
function impossibleFields(
  before: readonly FactRow[],
  after: readonly FactRow[],
  { facts = [] }: FactChanges,
): Record<string, string> | undefined {
  const known = new Set(contradictionsOf(before).map(({ says }) => says))
  const fields = contradictionsOf(after).flatMap(({ optionId, says }) => {
    if (known.has(says)) return []
    const index = facts.findIndex(({ accessibilityOptionId }) => accessibilityOptionId === optionId)
    return [[index < 0 ? 'enabledAccessibilityOptionIds' : `facts.${index}.value`, says] as const]
  })
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

function wrongFields(
  changes: FactChanges,
  today: string,
  files: { readonly pdfs: readonly Upload[]; readonly proofPhotos: readonly Upload[] },
): Record<string, string> | undefined {
  const wrong = new Map<string, string>()
  const seen = new Set<number>()
  for (const [index, fact] of (changes.facts ?? []).entries()) {
    const problem = factProblem(fact, today)
    if (problem) wrong.set(`facts.${index}.${problem.field}`, problem.says)
    else if (seen.has(fact.accessibilityOptionId))
      wrong.set(`facts.${index}.accessibilityOptionId`, 'This option is listed twice.')
    seen.add(fact.accessibilityOptionId)
  }
  if (!changes.enabledAccessibilityOptionIds.every((id) => accessOption(id)))
    wrong.set('enabledAccessibilityOptionIds', chooseOne)
  if (changes.pdfTitles.length !== files.pdfs.length) wrong.set('pdfTitles', 'Give each PDF a title.')
  if (changes.proofPhotoOptionIds.length !== files.proofPhotos.length)
    wrong.set('proofPhotoOptionIds', 'Say what each picture proves.')
  if (changes.proofPhotoAlts.length !== files.proofPhotos.length)
    wrong.set('proofPhotoAlts', 'Say what each picture shows, for people who cannot see it.')
  return wrong.size > 0 ? Object.fromEntries(wrong) : undefined
}

/** All facts after the change. */
function factsAfter(
  before: readonly FactRow[],
  changes: FactChanges,
  found: { readonly today: string; readonly photos: ReadonlyMap<number, ProofPhoto> },
): FactRow[] {
  const keptOf = (id: number) => before.find((fact) => fact.accessibility_option_id === id)
  const facts = changes.facts
    ? changes.facts.map((given) => factRow(given, keptOf(given.accessibilityOptionId), found.today))
    : [...before]
  const ticked = changes.enabledAccessibilityOptionIds.filter(
    (id) => !facts.some((fact) => fact.accessibility_option_id === id),
  )
  const all = [...facts, ...[...new Set(ticked)].map((id) => tickedRow(id, found.today))]
  return all.map((fact) => ({ ...fact, ...found.photos.get(fact.accessibility_option_id) }))
}

/** An unchanged fact keeps the day on which it was checked, and its picture; one of the answer before proves nothing. */
function factRow(given: FactInput, kept: FactRow | undefined, today: string): FactRow {
  const is_met = given.value === 'yes'
  const isSame = kept?.is_met === is_met && kept.measure === given.measure
  const keepsPhoto = isSame && !given.isPhotoDeleted
  return {
    accessibility_option_id: given.accessibilityOptionId,
    is_met,
    measure: given.measure,
    note: given.note || null,
    source: given.source || null,
    checked_on: given.checkedOn === undefined ? (isSame ? kept.checked_on : today) : given.checkedOn,
    photo_key: keepsPhoto ? kept.photo_key : null,
    photo_alt: keepsPhoto ? kept.photo_alt : null,
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
    photo_alt: null,
  }
}
