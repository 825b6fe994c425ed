import type { Deployment } from 'kubernetes-types/apps/v1'
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2'
import type { Probe, Service } from 'kubernetes-types/core/v1'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1'
import type { PartName, Values } from '../values.ts'
import { containerOf, podOf } from './container.ts'
import { labelsOf, metadataOf, nameOf, partPort, secrets } from './names.ts'
import { settingsOf } from './settings.ts'

/** A part with its replicas: one is replaced at a time, each on another machine where there are several. */
export function deploymentOf(values: Values, part: PartName): Deployment {
  const { min, cpu, memory } = values.parts[part]
  const container = containerOf(values, {
    name: part,
    what: 'serve',
    settings: settingsOf(values, part),
    cpu,
    memory,
  })
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: metadataOf(values, part),
    spec: {
      replicas: min,
      selector: { matchLabels: labelsOf(part) },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      template: {
        metadata: {
          labels: labelsOf(part),
          annotations: {
            'prometheus.io/scrape': 'true',
            'prometheus.io/port': String(partPort),
            'prometheus.io/path': '/metrics',
          },
        },
        spec: {
          ...podOf(secrets.parts, nameOf(part)),
          // 8 s until nobody sends any more, then at most 10 s for what was begun.
          terminationGracePeriodSeconds: 40,
          topologySpreadConstraints: [
            {
              maxSkew: 1,
              topologyKey: 'kubernetes.io/hostname',
              whenUnsatisfiable: 'ScheduleAnyway',
              labelSelector: { matchLabels: labelsOf(part) },
            },
          ],
          containers: [
            {
              ...container,
              ports: [{ name: 'http', containerPort: partPort }],
              // Starting and ready mean that database and bus answer; alive only that the process does: a database that
              // is away is no reason to restart what waits for it.
              startupProbe: { ...probe('/readyz'), periodSeconds: 2, failureThreshold: 60 },
              readinessProbe: { ...probe('/readyz'), periodSeconds: 5, failureThreshold: 2 },
              livenessProbe: { ...probe('/livez'), periodSeconds: 10, failureThreshold: 3 },
            },
          ],
        },
      },
    },
  }
}

export function serviceOf(values: Values, part: PartName): Service {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: metadataOf(values, part),
    spec: { selector: labelsOf(part), ports: [{ name: 'http', port: partPort, targetPort: 'http' }] },
  }
}

/** Processor time is what a part runs out of first; its memory is flat under load. */
export function autoscalerOf(values: Values, part: PartName): HorizontalPodAutoscaler {
  const { min, max } = values.parts[part]
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: metadataOf(values, part),
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: nameOf(part) },
      minReplicas: min,
      maxReplicas: max,
      metrics: [
        { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 60 } } },
      ],
      // Open sockets move with every pod that ends.
      behavior: { scaleDown: { stabilizationWindowSeconds: 600 } },
    },
  }
}

export function disruptionBudgetOf(values: Values, part: PartName): PodDisruptionBudget {
  return {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: metadataOf(values, part),
    spec: { maxUnavailable: 1, selector: { matchLabels: labelsOf(part) } },
  }
}

function probe(path: string): Probe {
  return { httpGet: { path, port: 'http' }, timeoutSeconds: 2 }
}
