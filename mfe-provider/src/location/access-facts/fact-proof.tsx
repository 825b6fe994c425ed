import type { AccessOption } from '@waymark/domain/access-fit/options'
import { Button } from '@waymark/ui/button'
import { DateField } from '@waymark/ui/date-field'
import { Disclosure } from '@waymark/ui/disclosure'
import { FileButton } from '@waymark/ui/file-button'
import { TextField } from '@waymark/ui/text-field'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { imageTypes } from '../upload-files.ts'
import styles from './access-facts.module.css'
import { type FactEdit, isChangedFact, neverChecked, type VenueFact } from './fact-edits.ts'
import { checkedDay, checkedText } from './fact-words.ts'
import { ProofWords } from './proof-words.tsx'

interface FactProofProps {
  readonly option: AccessOption
  readonly fact: FactEdit
  /** The saved fact; a picture can only be added to a saved one. */
  readonly saved: VenueFact | undefined
  /** The day at the location, YYYY-MM-DD. */
  readonly today: string
  /** Its picture is being uploaded. */
  readonly isSending: boolean
  readonly onChange: (changes: Partial<FactEdit>) => void
  readonly onPhoto: (file: File, alt: string) => void
  readonly onPhotoDelete: () => void
}

/** Why a fact can be trusted: when it was checked, by whom, and a picture. */
export function FactProof(props: FactProofProps) {
  const { option, fact, saved, today, isSending, onChange, onPhoto, onPhotoDelete } = props
  const of = <VisuallyHidden>of: {option.label}</VisuallyHidden>
  const photo = saved?.photo ?? null
  const isChanged = isChangedFact(fact, saved)
  const checked = checkedText(fact, saved, new Date())
  const [chosen, setChosen] = useState<File | null>(null)
  return (
    <Disclosure
      key={isChanged ? 'changed' : 'as saved'}
      isDefaultExpanded={isChanged}
      headingLevel={4}
      title={
        <span className={styles.small}>
          {checked}
          {photo && !isChanged ? ', with a picture' : ', no picture'} <VisuallyHidden>: {option.label}</VisuallyHidden>
        </span>
      }
    >
      <div className={styles.proof}>
        <div className={styles.day}>
          <DateField
            name={`${option.id}.checkedOn`}
            label="Checked on"
            value={checkedDay(fact, saved)}
            maxDate={today}
            onChange={(day) => onChange({ checked: day ?? neverChecked })}
          />
          <Button variant="quiet" size="small" icon={CalendarCheck} onPress={() => onChange({ checked: today })}>
            Checked today <VisuallyHidden>: {option.label}</VisuallyHidden>
          </Button>
        </div>
        <TextField
          name={`${option.id}.source`}
          label="Who says so"
          isOptional
          maxCharacters={120}
          value={fact.source}
          onChange={(source) => onChange({ source })}
        />
        <div className={styles.photo}>
          {photo && isChanged && (
            <p className={styles.small}>The picture shows the answer before. It goes when you save.</p>
          )}
          {photo && !isChanged && (
            <figure>
              <img src={photo} alt={saved?.photoAlt ?? `Shows: ${option.label}`} />
              {saved?.photoAlt && <figcaption className={styles.small}>{saved.photoAlt}</figcaption>}
            </figure>
          )}
          {saved && !isChanged ? (
            <div className={styles.photoActions}>
              <FileButton
                acceptedTypes={imageTypes}
                isPending={isSending}
                onFile={setChosen}
                {...(photo ? { icon: RefreshCw } : {})}
              >
                {photo ? 'Replace the picture' : 'Add a picture that proves it'} {of}
              </FileButton>
              {photo && (
                <Button variant="dangerQuiet" size="small" icon={Trash2} onPress={onPhotoDelete}>
                  Delete the picture {of}
                </Button>
              )}
            </div>
          ) : (
            <p className={styles.small}>Save this fact, then you can add a picture that proves it.</p>
          )}
        </div>
        {chosen && (
          <ProofWords
            file={chosen}
            what={option.label}
            onDone={(alt) => {
              onPhoto(chosen, alt)
              setChosen(null)
            }}
            onClose={() => setChosen(null)}
          />
        )}
      </div>
    </Disclosure>
  )
}
