import { readString } from 'contract-gates/description';

type Validate = ((data: unknown) => boolean) & { errors?: readonly { instancePath: string; message?: string }[] | null };

/** The groups of Kubernetes as the package of its schemas names them. */
const GROUPS = new Map([
  ['v1', 'CoreV1'],
  ['apps/v1', 'AppsV1'],
  ['autoscaling/v2', 'AutoscalingV2'],
  ['batch/v1', 'BatchV1'],
  ['networking.k8s.io/v1', 'NetworkingV1'],
  ['policy/v1', 'PolicyV1'],
]);

/** Returns the problems of a manifest by the schema of its kind, and its fields that the schema does not know. */
export async function findManifestProblems(manifest: unknown): Promise<string[]> {
  const group = GROUPS.get(readString(manifest, 'apiVersion') ?? '');
  const kind = readString(manifest, 'kind') ?? '';
  if (group === undefined) return [`the group of ${kind} is not listed in this file`];
  const { validate } = (await import(`kubernetes-models/_schemas/IoK8sApi${group}${kind}`)) as {
    validate: Validate;
  };
  const read = new Set<string>();
  const isValid = validate(watch(manifest, '', read));
  const problems = (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
  return isValid ? listPaths(manifest).filter((path) => !read.has(path)).map((path) => `${path} is unknown`) : problems;
}

/**
 * Returns a copy of a value that records which paths are read. The schemas allow unknown fields, but a validator never
 * reads one.
 */
function watch(value: unknown, path: string, read: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((item, index) => watch(item, `${path}/${index}`, read));
  if (typeof value !== 'object' || value === null) return value;
  const watched = {};
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = `${path}/${key}`;
    const copy = watch(inner, innerPath, read);
    Object.defineProperty(watched, key, {
      enumerable: true,
      get: () => {
        read.add(innerPath);
        return copy;
      },
    });
  }
  return watched;
}

const listPaths = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => listPaths(item, `${path}/${index}`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [`${path}/${key}`, ...listPaths(inner, `${path}/${key}`)]);
};
