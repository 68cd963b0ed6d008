import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { Service } from 'kubernetes-models/v1/Service';
import { readString } from 'contract-gates/description';

/** Schemas of Kubernetes, each with a validator that throws. */
const KINDS: { apiVersion: string; kind: string; prototype: { validate: () => void } }[] = [
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  Namespace,
  NetworkPolicy,
  PodDisruptionBudget,
  Service,
];

/** Returns the problems of a manifest by the schema of its kind, and its fields that the schema does not know. */
export function findManifestProblems(manifest: unknown): string[] {
  const schema = KINDS.find(
    ({ apiVersion, kind }) =>
      apiVersion === readString(manifest, 'apiVersion') && kind === readString(manifest, 'kind'),
  );
  if (schema === undefined) return ['its kind is not listed in test/support/manifests.ts'];
  const readPaths = new Set<string>();
  const watchedCopy = watch(manifest, '', readPaths);
  if (typeof watchedCopy !== 'object' || watchedCopy === null) return ['it is no object'];
  try {
    Reflect.apply(schema.prototype.validate, watchedCopy, []);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return listPaths(manifest)
    .filter((path) => !readPaths.has(path))
    .map((path) => `${path} is unknown`);
}

/**
 * Returns a copy of a value that records which paths are read. The schemas allow unknown fields, but a validator never
 * reads one.
 */
function watch(value: unknown, path: string, readPaths: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item, index) => watch(item, `${path}/${index}`, readPaths));
  if (typeof value !== 'object' || value === null) return value;
  const watchedCopy = {};
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = `${path}/${key}`;
    const copy = watch(inner, innerPath, readPaths);
    Object.defineProperty(watchedCopy, key, {
      enumerable: true,
      get: () => {
        readPaths.add(innerPath);
        return copy;
      },
    });
  }
  return watchedCopy;
}

const listPaths = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => listPaths(item, `${path}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    `${path}/${key}`,
    ...listPaths(inner, `${path}/${key}`),
  ]);
};
