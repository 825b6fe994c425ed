import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { CopyButton } from '@waymark/ui/copy-button'
import { Stack } from '@waymark/ui/stack'
import css from './second-step.module.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** What came of what they did, said here since a toast would cover the codes on a phone. */
  readonly news?: string
  readonly onClose: () => void
}

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, news, onClose }: RecoveryCodesProps) {
  return (
    <Stack gap={5}>
      {news !== undefined && (
        <p>
          <b>{news}</b>
        </p>
      )}
      <p>
        If your phone or passkey is lost, one of these opens your account in its place, each once. We show them only
        now: print them, or keep them where you keep passwords.
      </p>
      <ul className={css.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Cluster>
        <CopyButton text={codes.join('\n')} saysBeside>
          Copy all codes
        </CopyButton>
        <Button variant="primary" onPress={onClose}>
          I have kept them
        </Button>
      </Cluster>
    </Stack>
  )
}
