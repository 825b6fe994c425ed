import { Disclosure } from '@waymark/ui/disclosure'
import { Notice } from '@waymark/ui/notice'
import { Stack } from '@waymark/ui/stack'
import { type ReactNode, useState } from 'react'
import { Extras } from '../new-booking/extras.tsx'
import type { ServiceOffer } from '../new-booking/service-offer.ts'
import { sharedNeedLabels } from '../new-booking/shareable-needs.ts'
import { SizePart } from '../new-booking/size-part.tsx'
import { WhereStop } from '../new-booking/where-stop.tsx'
import { WhoStop } from '../new-booking/who-stop.tsx'
import css from './change-booking.module.css'
import { type AnswerPart, partOf } from './changed-answers.ts'
import type { ChangeStart } from './changed-dates.ts'
import type { ChangeForm } from './use-change-form.ts'

interface AnswerPartsProps {
  readonly start: ChangeStart
  readonly offer: ServiceOffer
  readonly form: ChangeForm
}

/** What was agreed beside the time, each part with its answer, opened to change it. */
export function AnswerParts({ start, offer, form }: AnswerPartsProps) {
  const { mine, isPriceQuoted } = start
  const { draft } = form
  const ownName = start.clientName
  const part = (id: AnswerPart, title: string, answer: string, children: ReactNode) => (
    <Part id={id} title={title} answer={answer} form={form}>
      {children}
    </Part>
  )
  const size = offer.sizeOptions.find(({ ServiceSizeOptionId: id }) => id === draft.sizeOptionId)
  return (
    <section aria-labelledby="other-answers" className={css.parts}>
      <h2 id="other-answers" className={css.cardTitle}>
        What was agreed
      </h2>
      {part(
        'size',
        'How long',
        size?.name ?? start.sizeOptionName,
        <>
          {isPriceQuoted && (
            <Notice tone="info" title="The price was agreed for this size.">
              For another size, ask for another quote and book from that.
            </Notice>
          )}
          <SizePart offer={offer} form={form} />
        </>,
      )}
      {part(
        'person',
        'Who it is for',
        draft.isMyself ? ownName : draft.recipientName,
        <WhoStop offer={offer} form={form} ownName={ownName} isForArea={false} recipients={mine.recipients} />,
      )}
      {part(
        'place',
        'Where',
        form.addressText,
        <WhereStop offer={offer} form={form} addresses={mine.addresses} lastAddress={null} ownAddress={null} />,
      )}
      {part(
        'notes',
        mine.needs.length > 0 || mine.recipients.length > 0 ? 'Notes and access needs' : 'Notes',
        notesAnswer(draft.notes.trim(), sharedNeedLabels(draft, mine)),
        <Extras offer={offer} form={form} needs={mine.needs} recipients={mine.recipients} />,
      )}
    </section>
  )
}

function notesAnswer(notes: string, sharedNeeds: readonly string[]): string {
  const shared = `${sharedNeeds.length === 1 ? 'Shared need' : 'Shared needs'}: ${sharedNeeds.join(', ')}`
  return [notes, sharedNeeds.length > 0 && shared].filter(Boolean).join(' · ') || 'No notes'
}

interface PartProps {
  readonly id: AnswerPart
  readonly title: string
  readonly answer: string
  readonly form: ChangeForm
  readonly children: ReactNode
}

/** One part. It opens by itself where something in it has to be put right. */
function Part({ id, title, answer, form, children }: PartProps) {
  const isChanged = form.changedParts.includes(id)
  const [isWanted, setWanted] = useState(isChanged)
  const isWrong = form.wrongFields.some((field) => partOf(field) === id)
  return (
    <Disclosure
      title={
        <span className={css.partTitle}>
          <span>
            <b>{title}</b> {isChanged && <span className={css.changedMark}>Changed</span>}
          </span>{' '}
          <span className={css.partAnswer}>{answer}</span>
        </span>
      }
      isExpanded={isWanted || isWrong}
      onExpandedChange={setWanted}
    >
      <Stack gap={4}>{children}</Stack>
    </Disclosure>
  )
}
