import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { CopyButton } from '@waymark/ui/copy-button'
import { Stack } from '@waymark/ui/stack'
import css from './second-step.module.css'

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  return (
    <Stack gap={5}>
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
        <CopyButton text={codes.join('\n')}>Copy all codes</CopyButton>
        <Button variant="primary" onPress={onClose}>
          I have kept them
        </Button>
      </Cluster>
    </Stack>
  )
}
