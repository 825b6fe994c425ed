import { maxPlacesInFile, venueFile } from '@waymark/contracts/venue-file'
import { FileDrop } from '@waymark/ui/file-drop'
import { Notice } from '@waymark/ui/notice'
import { ProgressBar } from '@waymark/ui/progress-bar'
import { Stack } from '@waymark/ui/stack'
import { TextLink } from '@waymark/ui/text-link'
import { useSend } from '@waymark/web-kit/use-send'
import FileUp from 'lucide-react/icons/file-up'
import { useState } from 'react'
import { CheckedFile } from './checked-file.tsx'
import { plural } from './place-words.ts'
import { textOfFile } from './text-of-file.ts'

const maxMegabytes = 8

/** Choose a file, read what it would do place by place, then import it. Nothing is written before that. */
export function ImportPart() {
  const [file, setFile] = useState<{ readonly name: string; readonly text: string } | null>(null)
  const [unreadable, setUnreadable] = useState<string>()
  const checking = useSend(venueFile.checkVenueFile, { quiet: true })
  const importing = useSend(venueFile.importVenueFile, { quiet: true })

  async function take(chosen: File) {
    importing.reset()
    checking.reset()
    setFile(null)
    const reason =
      chosen.size === 0
        ? `${chosen.name} is empty.`
        : chosen.size > maxMegabytes * 1_000_000
          ? `${chosen.name} is larger than ${maxMegabytes} MB. Import it in parts.`
          : undefined
    setUnreadable(reason)
    if (reason !== undefined) return
    const text = await textOfFile(chosen).catch(() => null)
    if (text === null) return setUnreadable(`${chosen.name} could not be opened. Choose it once more.`)
    // No JSON holds NUL, nor does a call: a picture would be answered about its text instead of as a file.
    if (text.includes('\0')) return setUnreadable(`${chosen.name} is not JSON, or it was cut off.`)
    setFile({ name: chosen.name, text })
    checking.mutate({ input: { text } })
  }

  const done = importing.data
  return (
    <Stack gap={6}>
      <FileDrop
        label="File of places"
        hint={`A11yJSON (.json or .geojson), up to ${maxPlacesInFile} places and ${maxMegabytes} MB. We check every place first and show you what would happen.`}
        acceptedTypes={['application/json', 'application/geo+json', '.json', '.geojson']}
        buttonLabel="Choose a file"
        icon={FileUp}
        errorMessage={unreadable}
        onFiles={([chosen]) => {
          if (chosen) void take(chosen)
        }}
      />
      {checking.isPending && <ProgressBar percent={0} words={`Checking ${file?.name ?? 'the file'}`} />}
      {checking.error && (
        <Notice tone="danger" title="We could not read this file." isLive>
          {checking.error.message}
        </Notice>
      )}
      {done && (
        <Notice tone="success" title="Imported." isLive>
          {plural(done.addedCount, 'location')} added, {done.changedCount} changed, {done.unchangedCount} already as in
          the file. <TextLink href="/service-area/list">See your locations</TextLink>
        </Notice>
      )}
      {file && checking.data && !done && (
        <CheckedFile
          key={file.text.length}
          name={file.name}
          places={checking.data.places}
          isImporting={importing.isPending}
          error={importing.error}
          onImport={(rows) => importing.mutate({ input: { text: file.text, rows } })}
        />
      )}
    </Stack>
  )
}
