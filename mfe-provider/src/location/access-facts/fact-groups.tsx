import { accessOptions, optionGroupLabels, optionGroups } from '@waymark/domain/access-fit/options'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import { Disclosure } from '@waymark/ui/disclosure'
import styles from './access-facts.module.css'
import { changedEdit, type FactEdit, type FactEdits, knownCount } from './fact-edits.ts'
import { FactFields } from './fact-fields.tsx'
import { FactProof } from './fact-proof.tsx'
import type { FactsOwner } from './facts-owner.ts'
import type { FactPhotos } from './use-fact-photo.ts'

interface FactGroupsProps {
  readonly owner: FactsOwner
  /** As they are typed. */
  readonly facts: FactEdits
  readonly photos: FactPhotos
  readonly onChange: (fact: FactEdit) => void
}

/** Every option that a place can have, by group. */
export function FactGroups({ owner, facts, photos, onChange }: FactGroupsProps) {
  const { facts: savedFacts, timeZone, besideOf } = owner
  const today = dayAt(timeZone, Date.now())
  return optionGroups.map((group) => {
    const { known, all } = knownCount(facts, group)
    return (
      <Disclosure
        key={group}
        title={
          <>
            {optionGroupLabels[group]} <span className={styles.small}>{`${known} of ${all} known`}</span>
          </>
        }
      >
        <ul className={styles.facts}>
          {accessOptions
            .filter((option) => option.group === group)
            .map((option) => {
              const fact = facts[option.id]
              if (!fact) return null
              const saved = savedFacts.find((known) => known.accessibilityOptionId === option.id)
              const change = (changes: Partial<FactEdit>) => onChange(changedEdit(fact, changes, saved))
              return (
                <FactFields key={option.id} option={option} fact={fact} beside={besideOf(option)} onChange={change}>
                  <FactProof
                    option={option}
                    fact={fact}
                    saved={saved}
                    today={today}
                    isSending={photos.sendingOptionId === option.id}
                    onChange={change}
                    onPhoto={(file, alt) => photos.add(option.id, file, alt)}
                    onPhotoDelete={() => photos.remove(option.id)}
                  />
                </FactFields>
              )
            })}
        </ul>
      </Disclosure>
    )
  })
}
