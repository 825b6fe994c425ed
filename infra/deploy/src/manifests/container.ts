import type { Container, PodSpec, Volume } from 'kubernetes-types/core/v1'
import type { Values } from '../values.ts'
import { folders } from './settings.ts'

interface ContainerOptions {
  readonly name: string
  readonly what: 'serve' | 'migrate'
  readonly settings: Readonly<Record<string, string>>
  readonly cpu: string
  readonly memory: string
}

/** A container of the image: it owns nothing, writes to two folders that end with it, and may do nothing else. */
export function containerOf(values: Values, { name, what, settings, cpu, memory }: ContainerOptions): Container {
  return {
    name,
    image: values.image,
    args: [what],
    env: Object.entries(settings).map(([setting, value]) => ({ name: setting, value })),
    resources: { requests: { cpu, memory }, limits: { memory: twice(memory) } },
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
    volumeMounts: [
      { name: 'secrets', mountPath: folders.secrets, readOnly: true },
      { name: 'data', mountPath: folders.data },
      { name: 'temporary', mountPath: folders.temporary },
    ],
  }
}

/** What every pod has, whatever it runs: the files of these secrets, in one folder. */
export function podOf(...secretNames: readonly string[]): Omit<PodSpec, 'containers'> {
  return {
    automountServiceAccountToken: false,
    enableServiceLinks: false,
    securityContext: {
      runAsNonRoot: true,
      runAsUser: 10_001,
      runAsGroup: 10_001,
      fsGroup: 10_001,
      seccompProfile: { type: 'RuntimeDefault' },
    },
    volumes: [
      {
        name: 'secrets',
        projected: { defaultMode: 0o440, sources: secretNames.map((name) => ({ secret: { name } })) },
      },
      volume('data'),
      volume('temporary'),
    ],
  }
}

function volume(name: string): Volume {
  return { name, emptyDir: { sizeLimit: '512Mi' } }
}

/** Twice an amount of memory such as `256Mi`. */
function twice(memory: string): string {
  return memory.replace(/^[\d.]+/, (number) => String(Number(number) * 2))
}
