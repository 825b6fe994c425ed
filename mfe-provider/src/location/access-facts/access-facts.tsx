import { serviceArea } from '@waymark/contracts/service-area'
import { checkedAgo } from '@waymark/domain/access-fit/age'
import { accessOptions, optionGroupLabels, optionGroups } from '@waymark/domain/access-fit/options'
import { Button } from '@waymark/ui/button'
import { Disclosure } from '@waymark/ui/disclosure'
import { Notice } from '@waymark/ui/notice'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { SectionHeading } from '@waymark/ui/section-heading'
import { useDraft } from '@waymark/web-kit/drafts'
import { notify } from '@waymark/web-kit/notices'
import { useInvalidate } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { useId, useMemo } from 'react'
import type { Location } from '../location-draft.ts'
import styles from './access-facts.module.css'
import { AccessPdfs } from './access-pdfs.tsx'
import { type FactEdit, factEdits, factOfPath, factsToSend, knownCount } from './fact-edits.ts'
import { FactFields } from './fact-fields.tsx'

/** What is known of the access of a location: about 60 options in 9 groups, and PDFs. */
export function AccessFacts({ location }: { readonly location: Location }) {
  const titleId = useId()
  const { serviceAreaId, version, accessibilityFacts } = location
  const initial = useMemo(() => ({ facts: factEdits(accessibilityFacts) }), [accessibilityFacts])
  const draft = useDraft(`access-facts:${serviceAreaId}`, initial)
  const { facts } = draft.value
  const invalidate = useInvalidate()
  const save = useSend(serviceArea.uploadVenueAccessibilityInfomation, {
    quiet: true,
    invalidates: [serviceArea.getServiceArea, serviceArea.getServiceAreas, serviceArea.getVenueMapData],
    onSuccess: () => {
      draft.discard()
      notify('success', 'The access facts are saved.')
    },
  })
  const total = knownCount(facts)
  const now = new Date()
  const errorsById = new Map(
    Object.entries(save.error?.fields ?? {}).map(([path, sentence]) => [
      factOfPath(facts, path)?.accessibilityOptionId,
      sentence,
    ]),
  )

  const change = (changed: FactEdit, changes: Partial<FactEdit>) =>
    draft.change((before) => ({
      facts: before.facts.map((fact) =>
        fact.accessibilityOptionId === changed.accessibilityOptionId ? { ...fact, ...changes } : fact,
      ),
    }))

  return (
    <div className={styles.parts}>
      <section className={styles.part} aria-labelledby={titleId}>
        <SectionHeading
          id={titleId}
          hint="Say yes or no only where somebody has looked. What nobody has checked stays unknown, and is shown so."
        >
          Access facts
        </SectionHeading>
        <ProgressBar
          percent={(100 * total.known) / total.all}
          words={`${total.known} of ${total.all} facts are known`}
        />
        {draft.isRestored && (
          <Notice tone="info" title="Kept for you.">
            These are the facts that you had not saved.
          </Notice>
        )}
        {optionGroups.map((group) => {
          const { known, all } = knownCount(facts, group)
          return (
            <Disclosure
              key={group}
              title={
                <>
                  {optionGroupLabels[group]} <span className={styles.checked}>{`${known} of ${all} known`}</span>
                </>
              }
            >
              <ul className={styles.facts}>
                {accessOptions
                  .filter((option) => option.group === group)
                  .map((option) => {
                    const fact = facts.find(({ accessibilityOptionId }) => accessibilityOptionId === option.id)
                    const saved = accessibilityFacts.find(
                      ({ accessibilityOptionId }) => accessibilityOptionId === option.id,
                    )
                    return (
                      fact && (
                        <FactFields
                          key={option.id}
                          option={option}
                          fact={fact}
                          checked={saved ? checkedWords(saved.checkedOn, now) : null}
                          errorMessage={errorsById.get(option.id)}
                          onChange={(changes) => change(fact, changes)}
                        />
                      )
                    )
                  })}
              </ul>
            </Disclosure>
          )
        })}
        {save.error && (
          <Notice tone={save.error.treatErrorAsInform ? 'warning' : 'danger'} title="Not saved." isLive>
            {save.error.message}
          </Notice>
        )}
        <div>
          <Button
            variant="primary"
            isPending={save.isPending}
            onPress={() =>
              save.mutate(
                { input: { serviceAreaId, version, facts: factsToSend(facts, accessibilityFacts) } },
                {
                  onError: ({ name }) =>
                    name === 'ChangedMeanwhile' ? void invalidate(serviceArea.getServiceArea) : undefined,
                },
              )
            }
          >
            Save access facts
          </Button>
        </div>
      </section>
      <AccessPdfs location={location} />
    </div>
  )
}

function checkedWords(checkedOn: string | null, now: Date): string {
  return checkedAgo(checkedOn === null ? null : new Date(`${checkedOn}T00:00:00Z`), now)
}
