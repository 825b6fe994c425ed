import { Button } from '@waymark/ui/button'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { EmptyState } from '@waymark/ui/empty-state'
import { FileDrop } from '@waymark/ui/file-drop'
import { Notice } from '@waymark/ui/notice'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { Section } from '@waymark/ui/section'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { failedTitle } from '@waymark/web-kit/call-error'
import { newIdempotencyKey } from '@waymark/web-kit/new-idempotency-key'
import { notify } from '@waymark/web-kit/notices'
import { useSend } from '@waymark/web-kit/use-send'
import FilePlus from 'lucide-react/icons/file-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { largerThan } from '../upload-files.ts'
import styles from './access-facts.module.css'
import type { FactsOwner } from './facts-owner.ts'

const maxMegabytes = 15
const noAttempt = { of: '', key: '' }

type Pdf = FactsOwner['pdfs'][number]

/** PDFs about its access, such as a visitor guide. */
export function AccessPdfs({ owner }: { readonly owner: FactsOwner }) {
  const { call, id, version, pdfs } = owner
  const [deleting, setDeleting] = useState<Pdf | null>(null)
  const attempt = useRef(noAttempt)
  const [tooLarge, setTooLarge] = useState<string | null>(null)
  const upload = useSend(call, { quiet: true })

  function add(file: File) {
    const sentence = largerThan(file, maxMegabytes, 'a PDF')
    setTooLarge(sentence)
    upload.reset()
    if (sentence !== null) return
    // The same file sent again after a lost response is the same attempt, so it is stored once.
    const of = `${file.name} ${file.size} ${file.lastModified}`
    if (attempt.current.of !== of) attempt.current = { of, key: newIdempotencyKey() }
    upload.mutate(
      {
        input: { ...id, version, pdfTitles: [file.name.replace(/\.pdf$/i, '').slice(0, 200)] },
        files: { pdfs: [file] },
        idempotencyKey: attempt.current.key,
      },
      {
        onSuccess: () => {
          attempt.current = noAttempt
          notify('success', `${file.name} is added.`)
        },
      },
    )
  }

  async function remove({ documentId, title }: Pdf) {
    await upload.mutateAsync({ input: { ...id, version, deletedPdfIds: [documentId] } }).then(
      () => notify('success', `${title} is deleted.`),
      () => undefined,
    )
    setDeleting(null)
  }
  const fault = tooLarge ?? (upload.error ? (Object.values(upload.error.fields)[0] ?? upload.error.message) : null)

  return (
    <Section title="PDFs" hint="A visitor guide or a plan, for people who want to read more.">
      {pdfs.length === 0 ? (
        <EmptyState title="No PDFs yet" headingLevel={3}>
          Here you will see the PDFs that visitors can open.
        </EmptyState>
      ) : (
        <ul className={styles.facts}>
          {pdfs.map((pdf) => (
            <li key={pdf.documentId} className={styles.pdf}>
              <a href={pdf.url}>
                {pdf.title} ({megabytes(pdf.sizeBytes)} MB)
              </a>
              <Button variant="dangerQuiet" size="small" icon={Trash2} onPress={() => setDeleting(pdf)}>
                Delete <VisuallyHidden>{pdf.title}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {fault && (
        <Notice tone="danger" title={failedTitle(upload.error, 'Not saved.')} isLive>
          {fault}
        </Notice>
      )}
      {upload.isPending && (
        <ProgressBar percent={upload.progress} words={`Sending, ${Math.round(upload.progress)} %`} />
      )}
      <FileDrop
        label="Add a PDF"
        hint="A PDF of up to 15 MB, without scripts. Its title is the name of the file."
        acceptedTypes={['application/pdf']}
        buttonLabel="Choose a PDF"
        icon={FilePlus}
        onFiles={([file]) => file && add(file)}
      />
      <ConfirmDialog
        isOpen={deleting !== null}
        title={deleting ? `Delete “${deleting.title}”?` : ''}
        confirmLabel="Yes, delete it"
        cancelLabel="Keep it"
        pendingLabel="Deleting"
        onConfirm={() => (deleting ? remove(deleting) : undefined)}
        onCancel={() => setDeleting(null)}
      >
        Visitors can no longer open it.
      </ConfirmDialog>
    </Section>
  )
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1)
}
