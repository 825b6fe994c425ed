import type { Ingress, NetworkPolicy, NetworkPolicyEgressRule, NetworkPolicyPeer } from 'kubernetes-types/networking/v1'
import type { PartName, Values } from '../values.ts'
import { labelsOf, metadataOf, nameOf, partPort } from './names.ts'

const port = (number: number, protocol: 'TCP' | 'UDP' = 'TCP') => ({ protocol, port: number })

/** Who may reach a part, and what it may reach. The migration is reached by nobody, and reaches the database. */
export function networkPolicyOf(values: Values, part: PartName | 'migration'): NetworkPolicy {
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'NetworkPolicy',
    metadata: metadataOf(values, part),
    spec: {
      podSelector: { matchLabels: labelsOf(part) },
      policyTypes: ['Ingress', 'Egress'],
      ingress:
        part === 'migration'
          ? []
          : [{ from: [callerOf(values, part), namespace(values.monitoringNamespace)], ports: [port(partPort)] }],
      egress: egressOf(values, part),
    },
  }
}

/** The gateway is called from outside, every service by the gateway alone. */
function callerOf(values: Values, part: PartName): NetworkPolicyPeer {
  return part === 'gateway'
    ? namespace(values.ingress.namespace)
    : { podSelector: { matchLabels: labelsOf('gateway') } }
}

function egressOf({ database, redis }: Values, part: PartName | 'migration'): NetworkPolicyEgressRule[] {
  const names: NetworkPolicyEgressRule = { to: [namespace('kube-system')], ports: [port(53, 'UDP'), port(53)] }
  const stores: NetworkPolicyEgressRule = { ports: [port(database.port)] }
  if (part === 'migration') return [names, stores]
  const services: NetworkPolicyEgressRule = {
    to: [{ podSelector: { matchLabels: { 'app.kubernetes.io/name': 'waymark' } } }],
    ports: [port(partPort)],
  }
  return [
    names,
    {
      ports: [...new Set([database.port, ...database.replicas.map((replica) => replica.port), redis.port])].map(
        (number) => port(number),
      ),
    },
    // Files in S3, and the vendors; a mail server by TLS.
    { ports: [port(443), ...(part === 'notify' ? [port(465), port(587)] : [])] },
    ...(part === 'gateway' ? [services] : []),
  ]
}

/** The one way in. Bodies are bounded by the gateway, call by call, and sockets stay open. */
export function ingressOf(values: Values): Ingress {
  const { ingress } = values
  const { host } = new URL(values.publicUrl)
  return {
    apiVersion: 'networking.k8s.io/v1',
    kind: 'Ingress',
    metadata: {
      ...metadataOf(values, 'gateway', 'waymark'),
      annotations: {
        'nginx.ingress.kubernetes.io/proxy-body-size': '60m',
        'nginx.ingress.kubernetes.io/proxy-read-timeout': '3600',
        'nginx.ingress.kubernetes.io/proxy-send-timeout': '3600',
      },
    },
    spec: {
      ingressClassName: ingress.className,
      tls: [{ hosts: [host], secretName: ingress.tlsSecret }],
      rules: [
        {
          host,
          http: {
            paths: [
              {
                path: '/',
                pathType: 'Prefix',
                backend: { service: { name: nameOf('gateway'), port: { name: 'http' } } },
              },
            ],
          },
        },
      ],
    },
  }
}

function namespace(name: string): NetworkPolicyPeer {
  return { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } } }
}
